const pairs: readonly (readonly [string, string])[] = [
  ['«', '»'],
  ['“', '”'],
  ['„', '“'],
  ['‘', '’'],
  ['"', '"'],
];

/** What was said without the marks its editor put around it: each language sets its own. */
export function removeQuotes(quote: string): string {
  const text = quote.trim();
  const worn = pairs.find(([open, close]) => text.startsWith(open) && text.endsWith(close) && text.length > 2);
  const inside = worn ? text.slice(1, -1) : text;
  return worn?.some((sign) => inside.includes(sign)) ? text : inside.trim();
}
