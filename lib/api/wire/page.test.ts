import { beforeEach, expect, it, vi } from 'vitest';
import type { WireBlock } from '../contract/pages';
import { endpoints } from '../endpoints/table';
import { parseAnswer } from '../parse-answer';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

const page = (blocks: unknown[]) =>
  parseAnswer('fr', endpoints.masterTemplatePage, 'test', { slug: 'calm', title: 'Calm', seo: null, blocks });

const every: WireBlock[] = [
  { kind: 'header', title: 'Calm', subtitle: null, backdrop: null },
  { kind: 'explanation', title: 'How', content: '<p>Soft<script>x()</script></p>', image: null },
  { kind: 'mosaic', items: [{ title: 'Hall', image: 'https://m.test/a.jpg', url: null }] },
  { kind: 'listing', title: null, items: [{ title: 'Sound', content: '<p>Low</p>', image: null }] },
  { kind: 'mobileApp', title: 'App', content: null, image: null },
  { kind: 'cinemas', slugs: ['lyon'] },
  { kind: 'shows', slugs: ['otto-1'] },
  { kind: 'guest', name: 'Helene', role: null, picture: null, quote: 'A&nbsp;b' },
];

it('knows every kind of block and keeps their order', () => {
  expect(page(every).blocks).toEqual([
    { kind: 'header', kicker: null, title: 'Calm', subtitle: null, backdrop: null },
    { kind: 'explanation', title: 'How', html: '<p>Soft</p>', image: null },
    { kind: 'mosaic', items: [{ title: 'Hall', image: 'https://m.test/a.jpg', url: null }] },
    { kind: 'listing', title: null, items: [{ title: 'Sound', html: '<p>Low</p>', image: null }] },
    { kind: 'mobileApp', title: 'App', html: null, image: null },
    { kind: 'cinemas', slugs: ['lyon'] },
    { kind: 'shows', slugs: ['otto-1'] },
    { kind: 'guest', name: 'Helene', role: null, picture: null, quote: 'A\u00a0b' },
  ]);
  expect(console.warn).not.toHaveBeenCalled();
});

it('leaves out a block it does not know or that holds nothing, and names it', () => {
  const odd = [
    { kind: 'carousel', items: [] },
    { kind: 'mosaic', items: [{ title: 'x', image: null }] },
    every[5],
    null,
  ];
  expect(page([...odd, { kind: 'shows', slugs: [] }]).blocks).toEqual([{ kind: 'cinemas', slugs: ['lyon'] }]);
  const [line] = vi.mocked(console.warn).mock.calls;
  expect(String(line)).toContain('blocks[0].kind');
  expect(String(line)).toContain('blocks[1].items[0].image');
});

it.each([
  ['Once a month', null, 'Once a month'],
  ['Once a month\r\nSoft sound.\nLights on.', 'Once a month', 'Soft sound. Lights on.'],
])('lets a subtitle of several lines begin above the title: %j', (sent, kicker, subtitle) => {
  expect(page([{ ...every[0], subtitle: sent }]).blocks).toEqual([
    { kind: 'header', title: 'Calm', backdrop: null, kicker, subtitle },
  ]);
});

it('stands without blocks and without words for search engines', () => {
  expect(parseAnswer('fr', endpoints.masterTemplatePage, 'test', { slug: 'a', title: 'A' })).toEqual({
    slug: 'a',
    title: 'A',
    seo: { title: null, description: null },
    blocks: [],
  });
});
