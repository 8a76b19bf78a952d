import { expect, it } from 'vitest';
import type { CinemaSummary } from '../domain/cinema';
import { listShortNames, nameInTown } from './short-names';

const cinema = (name: string, city = 'Lyon', citySlug = city.toLowerCase()) =>
  ({ name, city, citySlug }) as CinemaSummary;

it('calls cinemas by what tells them apart', () => {
  const lyon = [cinema('Candela Lyon Confluence'), cinema('Candela Part-Dieu')];
  expect(listShortNames(lyon)).toEqual(['Confluence', 'Part-Dieu']);
  expect(listShortNames([...lyon, cinema('Candela Nice Masséna', 'Nice')])).toEqual([
    'Lyon Confluence',
    'Part-Dieu',
    'Nice Masséna',
  ]);
  expect(listShortNames(lyon.slice(0, 1))).toEqual(['']);
});

it.each([
  ['De Brouckère', 'Candela Bruxelles De Brouckère', 'Brussels', 'bruxelles'],
  ['Lerchenfeld', 'Candela St. Gallen Lerchenfeld', 'Saint-Gall', 'st-gallen'],
  ['Grand Forum', 'Candela Le Mans Grand Forum', 'Le Mans', 'le-mans'],
  ['Lyon', 'Candela Lyon', 'Lyon', 'lyon'],
  ['Part-Dieu', 'Part-Dieu', 'Lyon', 'lyon'],
])('says %s of %s in %s', (short, name, city, citySlug) => {
  expect(nameInTown(cinema(name, city, citySlug))).toBe(short);
});
