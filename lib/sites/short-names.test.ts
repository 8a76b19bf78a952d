import { expect, it } from 'vitest';
import type { CinemaSummary } from '../domain/cinema';
import { listShortNames } from './short-names';

const cinema = (name: string, city = 'Lyon') => ({ name, city, citySlug: city.toLowerCase() }) as CinemaSummary;

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
