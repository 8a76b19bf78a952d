import { expect, it } from 'vitest';
import { buildShowingTag, listDrawn, pickSlugs } from './showing-tags';
import type { Tag } from './tag';

const tag = (facts: Partial<Tag>) => buildShowingTag({ title: 'Dolby Atmos', category: 'technology', ...facts } as Tag);

it('keeps of the editors’ icon what differs from the name', () => {
  expect(tag({ icon: { kind: 'text', label: 'Atmos' } }).short).toBe('Atmos');
  expect(tag({ icon: { kind: 'text', label: 'Dolby Atmos' } }).short).toBeUndefined();
  expect(tag({ icon: { kind: 'img', src: '/a.png', width: 24 } }).image).toEqual({ src: '/a.png', width: 24 });
});

it('draws seats and breaks, and leaves accessibility to its own drawings', () => {
  const drawn = { icon: { kind: 'sprite', id: 'seat' } } as const;
  expect(tag(drawn).drawing).toBe('seat');
  expect(tag({ ...drawn, category: 'accessibility' }).drawing).toBeUndefined();
  expect(listDrawn(['a', 'b'], { a: tag(drawn), b: tag({}) })).toEqual([{ title: 'Dolby Atmos', drawing: 'seat' }]);
});

it('explains itself by what its badge promises or whom it serves, for want of more', () => {
  const badge = { title: 'Preview', description: 'Before everyone else', image: null };
  expect(tag({ description: 'Long', badge }).text).toBe('Long');
  expect(tag({ description: 'Long', ctaUrl: '/experiences/dolby' }).url).toBe('/experiences/dolby');
  expect(tag({ description: null, badge }).text).toBe('Before everyone else');
  expect(tag({ description: null, badge: null, accessibility: 'Ask for a headset.' }).text).toBe('Ask for a headset.');
});

it.each([
  ['as the editors sort their filters', ['dolby', 'imax'], { imax: 1, dolby: 2 }, ['imax', 'dolby']],
  ['those of one rank by name', ['screenx', 'dolby', 'imax'], { imax: 1 }, ['dolby', 'imax', 'screenx']],
])('puts formats in one order, whichever showing comes first: %s', (_, slugs, orders, expected) => {
  const rank: Readonly<Record<string, number>> = orders;
  const tags = Object.fromEntries(slugs.map((slug) => [slug, tag({ filterOrder: rank[slug] ?? 1 })]));
  expect(pickSlugs('format', slugs, tags)).toEqual(expected);
  expect(pickSlugs('format', slugs.toReversed(), tags)).toEqual(expected);
  expect(pickSlugs('access', slugs, tags)).toEqual([]);
});
