import { expect, it } from 'vitest';
import { cinemaSummary } from '@/tests/support/summaries';
import { countCinemas, listTownsWith, pickIntro, pickKeyFacts, splitIntoRows } from './experiences.logic';

const cinema = (slug: string, city: string, tags: string[]) =>
  cinemaSummary(slug, { city, citySlug: city.toLowerCase(), tags });

it.each([
  [0, []],
  [1, [1]],
  [2, [2]],
  [3, [1, 2]],
  [4, [1, 3]],
  [5, [1, 2, 2]],
  [7, [1, 2, 2, 2]],
  [8, [1, 2, 3, 2]],
])('a wall of %i screens has no hole', (count, rows) => {
  expect(splitIntoRows(count)).toEqual(rows);
});

it('a wall shows every screen once, however many', () => {
  for (let count = 0; count < 40; count += 1) {
    expect(splitIntoRows(count).reduce((sum, row) => sum + row, 0)).toBe(count);
    expect(splitIntoRows(count).every((row) => row <= 3)).toBe(true);
  }
});

it('a format is in the cinemas that name it exactly', () => {
  const all = [cinema('a', 'Lyon', ['imax', 'PREMIUM']), cinema('b', 'Lyon', ['4dx']), cinema('c', 'Nice', ['imax'])];
  expect(countCinemas(['imax', 'premium', 'PREMIUM'], all)).toEqual({ imax: 2, premium: 0, PREMIUM: 1 });
});

it('cinemas stand under their towns, in the order of the alphabet of the language', () => {
  const all = [
    cinema('zoo', 'Nice', ['imax']),
    cinema('ouest', 'Évry', ['imax']),
    cinema('est', 'Évry', ['imax']),
    cinema('gare', 'Lyon', ['4dx']),
    cinema('port', 'Fos', ['imax']),
  ];
  const towns = listTownsWith('imax', all, [], 'fr').map(({ name, cinemas }) => [
    name,
    cinemas.map(({ slug }) => slug),
  ]);
  expect(towns).toEqual([
    ['Évry', ['est', 'ouest']],
    ['Fos', ['port']],
    ['Nice', ['zoo']],
  ]);
});

it('figures set in bold become facts, other items stay in the text', () => {
  const html =
    '<p>Drawn around the screen.</p><ul><li><strong>22 × 12 m</strong> of screen</li><li>From 1 m tall</li>' +
    '<li><strong>Sound &amp; light</strong>, tuned each morning</li><li><b>2 lasers</b></li></ul>';
  expect(pickKeyFacts(html)).toEqual([
    { term: '22 × 12 m', text: 'of screen' },
    { term: 'Sound & light', text: 'tuned each morning' },
    { term: '2 lasers', text: '' },
  ]);
});

it.each([
  [
    '<p>&nbsp;</p><p>Sound &amp; <em>light</em>,<br />tuned.</p><p>More.</p>'.replace('&nbsp;', '\u00a0'),
    'Sound & light, tuned.',
  ],
  ['<ul><li>Only a list</li></ul>', null],
])('the first words of %s are %s', (html, words) => {
  expect(pickIntro(html)).toBe(words);
});
