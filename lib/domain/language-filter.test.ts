import { expect, it } from 'vitest';
import { pickLanguageFilter } from './language-filter';
import type { Tag } from './tag';

const tag = (slug: string, filterOrder: number, isVersionFilter = true) =>
  ({ slug, title: slug.toUpperCase(), filterOrder, isVersionFilter }) as Tag;
const vost = { slug: 'vost', label: 'VOST', description: '' };

it('goes by the versions of the catalogue', () => {
  expect(pickLanguageFilter([vost], [tag('vo', 1)])).toEqual({
    mode: 'versions',
    options: [{ value: 'vost', label: 'VOST' }],
  });
});

it('goes by the tags that stand for versions where the catalogue lists none', () => {
  const { mode, options } = pickLanguageFilter([], [tag('vf', 2), tag('imax', 0, false), tag('vo', 1)]);
  expect(mode).toBe('tags');
  expect(options).toEqual([
    { value: 'vo', label: 'VO' },
    { value: 'vf', label: 'VF' },
  ]);
});
