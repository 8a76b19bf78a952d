import type { Reply } from '@/tests/support/ask-site';
import { buildFlightTree } from './flight';

/** Headers that say what a program may do with an answer. */
const told = ['content-type', 'cache-control', 'location', 'x-robots-tag', 'content-security-policy', 'vary'];

/** An answer without what every build names anew: hashes of files and of classes, numbers of modules and of rows. */
export function buildComparable({ status, headers, text }: Reply): string {
  const head = told.flatMap((name) => (headers[name] === undefined ? [] : `${name}: ${headers[name]}`));
  const isPage = `${headers['content-type']}`.includes('html');
  return [`${status}`, ...head, '', stable(isPage ? withRows(text) : text), ''].join('\n');
}

const stable = (text: string) =>
  renumbered(text)
    .replaceAll(/(?<=[" ])_?[\w-]{6}_(?=[a-zA-Z])/g, '.')
    .replaceAll(/\/_next\/static\/[^"'\s\\)]+/g, '/_next/static/…')
    .replaceAll(/\b(127\.0\.0\.1|localhost):\d+/g, '$1:…')
    .replaceAll(/^b="[\w-]+"$/gm, 'b=…')
    .replaceAll(/\n{2,}/g, '\n')
    .replaceAll(/dpl=[\w-]+/g, 'dpl=…');

/** React's ids say where in the tree they were made: here they are numbered as they come. */
function renumbered(text: string): string {
  const ids = new Map<string, string>();
  return text.replaceAll(/\b_R_[\w]*_(?!\w)/g, (id) => {
    const known = ids.get(id) ?? `_R${ids.size}_`;
    ids.set(id, known);
    return known;
  });
}

/** A line a tag, so that a difference shows where it is. */
const lines = (text: string) => text.replaceAll('><', '>\n<');

/** The page without the build's own files, then what the server tells React. */
function withRows(html: string): string {
  const page = lines(html)
    .replaceAll(/<script[^>]*>\(globalThis\["TURBOPACK"\][^<]*<\/script>/g, '')
    .replaceAll(/<script[^>]*>self\.__next_f[^<]*<\/script>/g, '')
    .replaceAll(/<script[^>]*src="\/_next[^>]*>\s*<\/script>/g, '')
    .replaceAll(/<link[^>]*href="\/_next[^>]*\/?>/g, '');
  return `${page}\n${buildFlightTree(html)}`;
}
