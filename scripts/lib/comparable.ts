import type { Reply } from '@/tests/support/ask';

/** Headers that say what a program may do with an answer. */
const told = ['content-type', 'cache-control', 'location', 'x-robots-tag', 'content-security-policy', 'vary'];

/** An answer without what every build names anew: hashes of files and of classes, numbers of modules and of rows. */
export function comparable({ status, headers, text }: Reply): string {
  const head = told.flatMap((name) => (headers[name] === undefined ? [] : `${name}: ${headers[name]}`));
  const isPage = `${headers['content-type']}`.includes('html');
  return [`${status}`, ...head, '', stable(isPage ? lines(withRows(text)) : text), ''].join('\n');
}

const stable = (text: string) =>
  text
    .replaceAll(/(?<=[" ])[\w-]{6}_(?=[a-zA-Z])/g, '.')
    .replaceAll(/\/_next\/static\/[^"'\s\\)]+/g, '/_next/static/…')
    .replaceAll(/\b(127\.0\.0\.1|localhost):\d+/g, '$1:…')
    .replaceAll(/dpl=[\w-]+/g, 'dpl=…');

/** A line a tag, so that a difference shows where it is. */
const lines = (text: string) => text.replaceAll('><', '>\n<');

/** What the server tells React stands in the page as text of scripts: one row a line, by content. */
function withRows(html: string): string {
  const pushed = /<script[^>]*>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;
  const stream = [...html.matchAll(pushed)].map(([, text = '""']) => JSON.parse(text) as string).join('');
  const rows = stream
    .split(/\n(?=[\da-f]*:)/)
    .map((row) => row.replace(/^[\da-f]*:/, ''))
    .filter((row) => !/^(I\[|HL\[|T[\da-f]+,)/.test(row))
    .map((row) => row.replaceAll(/"\$([L@]?)[\da-f]+"/g, '"$$$1…"').replaceAll(/\["\$","link".*?\]/g, ''))
    .sort();
  const page = html
    .replaceAll(/<script[^>]*>self\.__next_f[^<]*<\/script>/g, '')
    .replaceAll(/<script[^>]*src="\/_next[^>]*><\/script>/g, '')
    .replaceAll(/<link[^>]*href="\/_next[^>]*\/?>/g, '');
  return `${page}\n${rows.join('\n')}`;
}
