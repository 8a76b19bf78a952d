export type Steps = { lead: string; steps: readonly string[] };

/** The passages under third-level headings, when there are two or more; null for text without. Each is whole HTML. */
export function stepsOf(html: string): Steps | null {
  const [lead = '', ...steps] = html.split(/(?=<h3[ >])/);
  return steps.length > 1 && [lead, ...steps].every(isWhole) ? { lead: lead.trim(), steps } : null;
}

/** A heading within another element cannot be cut out: the sanitiser leaves as many ends as starts. */
const isWhole = (html: string) => count(html, /<[a-z][^>]*(?<!\/)>/g) === count(html, /<\/[a-z]/g);

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
