import { expect, it } from 'vitest';
import { isCovered, isOrdinary } from './pass';

it('opens a title where both its cinema and it are on the list', () => {
  const cover = { cinemas: ['rex'], shows: ['dune'] };
  expect([isCovered(cover, 'rex', 'dune'), isCovered(cover, 'lux', 'dune'), isCovered(cover, 'rex', 'nova')]).toEqual([
    true,
    false,
    false,
  ]);
});

it.each([
  ['an usual showing', {}, true],
  ['a format', { tags: ['imax', '3d'] }, true],
  ['a preview', { tags: ['AVP'] }, false],
  ['an opera', { tags: ['opera'] }, false],
  [
    'an evening with the team',
    { special: { title: 'Rencontre', details: '', description: '', source: 'showtime' } },
    false,
  ],
] as const)('says of %s whether nothing but its title matters', (_, showing, answer) => {
  expect(isOrdinary(showing)).toBe(answer);
});
