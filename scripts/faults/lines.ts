/** The town that a page begins with for whoever has chosen no place; undefined where it has none. */
export const readTown = (html: string): string | undefined => /<script[^>]* data-place="city:([^"]*)"/.exec(html)?.[1];

/** The text of a page, a line a piece, as it can be compared. */
export function readLines(html: string): string[] {
  const body = html.slice(Math.max(0, html.indexOf('<body')));
  const text = body.replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '\n').replaceAll(/<[^>]*>/g, '\n');
  return [...new Set(text.split('\n').map((line) => line.trim()))].filter(Boolean);
}
