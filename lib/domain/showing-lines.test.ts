import { expect, it } from 'vitest';
import type { Showing } from './showing';
import { groupIntoLines } from './showing-lines';
import { buildShowingTag, buildShowingTags, pickHighlight, type ShowingTags } from './showing-tags';
import type { Tag } from './tag';

const tag = (facts: Partial<Tag>): Tag => ({
  slug: 'imax',
  title: 'IMAX',
  category: 'technology',
  isPremium: false,
  isVersionFilter: false,
  isCinemaFilter: false,
  isCinemaFlag: false,
  isShowFilter: false,
  isShowFlag: false,
  isExperience: false,
  isHighlighted: false,
  filterOrder: 0,
  badge: null,
  accessibility: null,
  icon: null,
  colours: null,
  description: null,
  ctaUrl: null,
  ...facts,
});
const tags = [
  tag({ slug: 'imax', title: 'IMAX', filterOrder: 1, isPremium: true }),
  tag({ slug: '4dx', title: '4DX', filterOrder: 2, isPremium: true }),
  tag({ slug: '3d', title: '3D', filterOrder: 3, isPremium: true }),
  tag({ slug: 'audiodesc', title: 'Audiodescription', category: null }),
  tag({ slug: 'PREMIUM', title: 'Premium', category: 'seat' }),
  tag({ slug: 'opera', title: 'Opéra', category: null }),
];
const marks = buildShowingTags(
  tags,
  tags.map(({ slug }) => slug),
);
const versions = {
  vf: { label: 'VF', description: 'Voix françaises' },
  vost: { label: 'VOST', description: 'Version originale sous-titrée' },
};
const at = (clock: string, version: string, ...slugs: string[]): Showing => ({
  time: `2026-11-20 ${clock}:00`,
  endTime: '2026-11-20 23:00:00',
  version,
  tags: slugs,
});
const shape = (showings: Showing[], known: ShowingTags = marks) =>
  groupIntoLines(showings, known, versions).map(({ version, formats, showings: own }) =>
    [version, ...formats, ...own.map(({ time }) => time.slice(11, 16))].join(' '),
  );

it('puts plain versions first, then formats, each line in the order of time', () => {
  const showings = [
    at('21:50', 'vost', 'imax'),
    at('18:50', 'vost'),
    at('20:15', 'vf', 'audiodesc'),
    at('18:05', 'vf'),
    at('19:10', 'vf', '4dx'),
  ];
  expect(shape(showings)).toEqual(['vf 18:05 20:15', 'vost 18:50', 'vost imax 21:50', 'vf 4dx 19:10']);
});

it('keeps a pair of formats on a line of its own, whatever order the API sends them in', () => {
  expect(shape([at('18:00', 'vf', '3d', 'imax'), at('21:00', 'vf', 'imax', '3d')])).toEqual(['vf imax 3d 18:00 21:00']);
});

it('puts a format before its pairs', () => {
  expect(shape([at('18:00', 'vf', 'imax', '3d'), at('21:00', 'vost', 'imax')])).toEqual([
    'vost imax 21:00',
    'vf imax 3d 18:00',
  ]);
});

it('lists a version nobody explained last, and ignores a tag nobody explained', () => {
  expect(shape([at('18:00', 'edf'), at('19:00', 'vf', 'brand new')])).toEqual(['vf 19:00', 'edf 18:00']);
});

it('counts a premiere after midnight as later than the evening', () => {
  const late: Showing = { ...at('00:10', 'vf'), time: '2026-11-21 00:10:00' };
  expect(shape([late, at('22:30', 'vf')])).toEqual(['vf 22:30 00:10']);
});

it.each([
  [tag({ slug: 'pmr', category: 'technology' }), 'access'],
  [tag({ category: null, accessibility: 'Boucle magnétique' }), 'access'],
  [tag({ category: 'Technology' }), 'format'],
  [tag({ category: null, isExperience: true }), 'format'],
  [tag({ category: 'seat', isExperience: true }), 'seat'],
  [tag({ category: 'event', isExperience: true }), 'strand'],
  [tag({ category: 'note' }), 'note'],
  [tag({ category: null }), 'strand'],
])('%o is of the right kind', (one, kind) => {
  expect(buildShowingTag(one).kind).toBe(kind);
});

it('keeps an editor’s text colour only when it can be read', () => {
  const coloured = (text: string) =>
    buildShowingTag(tag({ isHighlighted: true, colours: { background: '#ff6b6b', text } })).colours?.text;
  expect(coloured('#0a0a0c')).toBe('#0a0a0c');
  expect(coloured('#ffffff')).toBe('#0a0a0c');
  expect(
    buildShowingTag(tag({ isHighlighted: true, colours: { background: '#203040', text: '#405060' } })).colours?.text,
  ).toBe('#f6f3ec');
});

it('draws in colour only what an editor highlighted', () => {
  const colours = { background: '#ff6b6b', text: '#0a0a0c' };
  const known = buildShowingTags(
    [tag({ slug: 'a', colours }), tag({ slug: 'b', colours, isHighlighted: true })],
    ['a', 'b'],
  );
  expect(pickHighlight(['a'], known)).toBeUndefined();
  expect(pickHighlight(['a', 'b'], known)?.colours).toEqual(colours);
});
