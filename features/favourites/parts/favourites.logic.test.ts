import { expect, it } from 'vitest';
import type { CinemaSummary } from '@/lib/domain/cinema';
import { searchCinemas } from './favourites.logic';

const cinema = (slug: string, name: string, city: string, postalCode: string) =>
  ({ slug, name, city, postalCode }) as CinemaSummary;
const all = [
  cinema('part-dieu', 'Candela Lyon Part-Dieu', 'Lyon', '69003'),
  cinema('bellecour', 'Candela Lyon Bellecour', 'Lyon', '69002'),
  cinema('evry', 'Candela Évry', 'Évry', '91000'),
];
const slugs = (text: string, favourites: string[] = []) => searchCinemas(text, all, favourites).map(({ slug }) => slug);

it.each([
  ['', []],
  ['  ', []],
  ['part', ['part-dieu']],
  ['lyon', ['part-dieu', 'bellecour']],
  ['evry', ['evry']],
  ['690', ['part-dieu', 'bellecour']],
  ['zzz', []],
])('finds by "%s"', (text, expected) => expect(slugs(text)).toEqual(expected));

it('leaves out what is a favourite already', () => expect(slugs('lyon', ['bellecour'])).toEqual(['part-dieu']));
