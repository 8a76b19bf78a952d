import { expect, it } from 'vitest';
import { findFirstFilm } from './first-film';

const day = '2026-11-20';
const film = (minutes: number | undefined, ...spans: [from: string, to: string, tags?: string[]][]) => ({
  ...(minutes && { minutes }),
  showings: spans.map(([from, to, tags]) => ({
    time: `${from}:00`,
    endTime: `${to}:00`,
    version: 'vf',
    ...(tags && { tags }),
  })),
});

it.each([
  [
    'the first of several',
    [film(106, [`${day} 20:30`, `${day} 22:36`]), film(90, [`${day} 20:00`, `${day} 21:45`])],
    1215,
  ],
  ['after midnight', [film(106, [`${day} 23:50`, '2026-11-21 01:56'])], 1450],
  ['none, where nobody knows how long it is', [film(undefined, [`${day} 20:00`, `${day} 22:06`])], null],
  ['none, where there is a break', [film(106, [`${day} 20:00`, `${day} 22:06`, ['PAUSE']])], null],
  [
    'the one that is known',
    [film(undefined, [`${day} 20:00`, `${day} 22:06`]), film(106, [`${day} 21:00`, `${day} 23:06`])],
    1280,
  ],
  ['none of nothing', [], null],
])('finds %s', (_, films, expected) => expect(findFirstFilm(films, day)).toBe(expected));

it.each([
  ['when an hour is had twice', '2026-10-24', '2026-10-25 01:30', '2026-10-25 02:36'],
  ['when one is left out', '2027-03-27', '2027-03-28 01:30', '2027-03-28 04:36'],
])('says nothing of a film during which the clock is changed: %s', (_, listed, from, to) => {
  expect(findFirstFilm([film(106, [from, to])], listed)).toBeNull();
});
