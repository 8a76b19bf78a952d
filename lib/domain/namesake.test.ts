import { expect, it } from 'vitest';
import { pickDistinction } from './namesake';
import type { ShowSummary } from './show';

const show = (slug: string, releasedOn: string | null, director: string, genre = 'Drama', title = 'Carmen') =>
  ({
    slug,
    title,
    releasedOn,
    directors: [director],
    genres: [{ slug: genre, name: genre }],
  }) as unknown as ShowSummary;
const own = show('carmen', '2026-11-18', 'Ines Duval');
const tell = (...others: ShowSummary[]) => pickDistinction(own, [own, ...others]);

it.each([
  ['nothing where no other has its name', [], null],
  ['the year', [show('carmen-2', '1983-05-04', 'Ines Duval')], '2026'],
  ['who made it, where the year is one', [show('carmen-2', '2026-01-02', 'Paul Merle')], 'Ines Duval'],
  ['the year, where another has none', [show('carmen-2', null, 'Paul Merle')], '2026'],
  ['its genre at last', [show('carmen-2', '2026-01-02', 'Ines Duval', 'Opera')], 'Drama'],
  ['nothing where nothing differs', [show('carmen-2', '2026-01-02', 'Ines Duval')], null],
  [
    'what differs from all of them',
    [show('b', '1983-01-01', 'Paul Merle'), show('c', '2026-01-01', 'A B')],
    'Ines Duval',
  ],
])('tells a title by %s', (_, others, expected) => {
  expect(tell(...others)).toBe(expected);
});

it('knows its own name in any letters, and other names for others', () => {
  expect(tell(show('x', '1983-01-01', 'P', 'Drama', 'CARMEN'))).toBe('2026');
  expect(tell(show('x', '1983-01-01', 'P', 'Drama', 'Carmen 2'))).toBeNull();
});
