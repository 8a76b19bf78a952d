import type { ComposedPage, PageBlock } from '@/lib/domain/page';
import { type SafeHtml, trustHtml } from '@/lib/domain/safe-html';

export type Clause = { id: string; title: string };

/**
 * `html` has the ids of `clauses` on its second-level headings, which lose the numbers their editors gave them: the
 * page counts. It counts the paragraphs, too, unless the editors `numbered` them.
 */
export type Terms = { version: string | null; html: SafeHtml; clauses: readonly Clause[]; numbered: boolean };

/** The text of a page as one document: each titled passage is a clause, and so is each heading within one. */
export function buildTerms({ title, blocks }: ComposedPage): Terms {
  const header = blocks.find((block) => block.kind === 'header');
  const whole = blocks.map((block) => joinText(block, title)).join('\n');
  const clauses: Clause[] = [];
  const html = whole.replace(heading, (_, attributes: string, inside: string) => {
    const words = inside.replace(ordinal, '');
    const id = `clause-${clauses.length + 1}`;
    clauses.push({ id, title: unescapeHtml(words) });
    return `<h2${attributes} id="${id}">${words}</h2>`;
  });
  return { version: header?.subtitle ?? null, html: trustHtml(html), clauses, numbered: numberedParagraph.test(html) };
}

/** As the sanitiser writes it. */
const heading = /<h2((?: [^>]*)?)>(.*?)<\/h2>/gs;
/** "1.", "2)", "Article 3 –". */
const ordinal = /^\s*(?:article\s+)?\d+(?:\s*[.):–—-]\s*|\s+)/i;

/** "1.1" or "2.3.", bold or not. */
const numberedParagraph = /<p>\s*(?:<[bs]\w*>\s*)?\d+\.\d/;

type Passage = { title: string | null; html: string | null };

function joinText(block: PageBlock, page: string): string {
  if (block.kind === 'explanation') return buildPassage(block, page);
  if (block.kind !== 'listing') return '';
  const items = block.items.map(({ title, html }) => `<h3>${escapeHtml(title)}</h3>${html ?? ''}`);
  return buildPassage({ title: block.title, html: items.join('\n') }, page);
}

/** Editors repeat the title of the page over its text; once is enough. */
const buildPassage = ({ title, html }: Passage, page: string) =>
  (title && title !== page ? `<h2>${escapeHtml(title)}</h2>` : '') + (html ?? '');

const escapes = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
] as const;

const escapeHtml = (text: string) => escapes.reduce((done, [sign, written]) => done.replaceAll(sign, written), text);

const unescapeHtml = (html: string) =>
  escapes.reduceRight((done, [sign, written]) => done.replaceAll(written, sign), html.replace(/<[^>]*>/g, '')).trim();
