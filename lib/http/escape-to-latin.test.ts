// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { escapeToLatin } from './escape-to-latin';

const isLatin = (text: string) => !/[^\0-\xff]/.test(text);

it('leaves a page to be read as it was, in one byte a character', () => {
  const page =
    '<title>L’été – 12 €</title><p title="Œuvre…">Ça l’a ému 🎬, naïve</p><textarea>l’eau</textarea><svg><text>→</text></svg>';
  const written = escapeToLatin(page);
  expect(isLatin(written)).toBe(true);
  expect(written).toContain('Ça l&#8217;a ému &#127916;, naïve');
  const read = (html: string) => new DOMParser().parseFromString(html, 'text/html').documentElement.outerHTML;
  expect(read(written)).toBe(read(page));
});

it.each([
  ['self.__next_f.push([1,"2:[\\"l’œil\\",\\"\\\\’🎬\\"]"])', ''],
  ['{"name":"L’œil \\"rouge\\" 🎬"}', ' type="application/ld+json"'],
])('leaves data as it was: %s', (text, kind) => {
  const written = escapeToLatin(`<script${kind}>${text}</script>`);
  expect(isLatin(written)).toBe(true);
  const inside = written.replace(/<\/?script[^>]*>/g, '');
  const parse = (json: string) => JSON.parse(json.replace(/^self\.__next_f\.push\(|\)$/g, ''));
  expect(parse(inside)).toEqual(parse(text));
});

it.each(['<script>say(`l’eau`)</script>', '<style>a::after{content:"→"}</style>'])(
  'changes nothing in what it cannot read: %s',
  (part) => {
    expect(escapeToLatin(`<p>l’un</p>${part}`)).toBe(`<p>l&#8217;un</p>${part}`);
  },
);
