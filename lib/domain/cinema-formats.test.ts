import { expect, it } from 'vitest';
import type { CinemaSummary } from './cinema';
import { pickCinemaFilters } from './cinema-formats';
import type { Tag } from './tag';

const cinema = (tags: string[], isAccessible = false) => ({ tags, isAccessible }) as unknown as CinemaSummary;
const tag = (slug: string, filterOrder: number, isCinemaFilter = true) =>
  ({ slug, filterOrder, isCinemaFilter }) as Tag;

it('offers what some cinemas have and others have not, in the order of the filters', () => {
  const cinemas = [cinema(['imax', 'dolby', '3d'], true), cinema(['dolby', '3d', 'atmos'])];
  const tags = [tag('pmr', 9), tag('imax', 2), tag('dolby', 1), tag('atmos', 3, false), tag('4dx', 4)];
  expect(pickCinemaFilters(cinemas, tags).map(({ slug }) => slug)).toEqual(['imax', 'pmr']);
});
