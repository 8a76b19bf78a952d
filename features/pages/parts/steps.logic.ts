import { type SafeHtml, trustHtml } from '@/lib/domain/safe-html';

export type Steps = { lead: SafeHtml; steps: readonly SafeHtml[] };

/** The passages under third-level headings, when there are two or more; null for text without. Each is whole HTML. */
export function parseSteps(html: SafeHtml): Steps | null {
  const steps = html.trim().split(/(?=<h3[ >])/);
  const lead = steps[0]?.startsWith('<h3') ? '' : (steps.shift() ?? '');
  return steps.length > 1 && [lead, ...steps].every(isWhole)
    ? { lead: trustHtml(lead.trim()), steps: steps.map(trustHtml) }
    : null;
}

/** A heading within another element cannot be cut out: the sanitiser leaves as many ends as starts. */
const isWhole = (html: string) => count(html, /<[a-z][^>]*(?<!\/)>/g) === count(html, /<\/[a-z]/g);

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
