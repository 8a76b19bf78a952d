import { expect, it } from 'vitest';
import { mergeOffers } from './place-offer';

const friday = { dates: ['2026-11-20', '2026-11-21'], versions: ['vost', 'vf'], tags: ['imax', 'PAUSE'] };
const showing = { version: 'vf', tags: ['imax'] };

it.each([
  ['nothing before an answer has come', [undefined, null], { dates: [], versions: [], tags: [] }],
  [
    'what a cinema has on other days than the one asked for',
    [{ ...friday, rows: [{ showings: [showing] }] }],
    { dates: ['2026-11-20', '2026-11-21'], versions: ['vf', 'vost'], tags: ['PAUSE', 'imax'] },
  ],
  [
    'each thing once, of whichever cinema',
    [friday, null, { dates: ['2026-11-19', '2026-11-20'], versions: ['vo', 'vf'], tags: ['imax', '4dx'] }],
    {
      dates: ['2026-11-19', '2026-11-20', '2026-11-21'],
      versions: ['vf', 'vo', 'vost'],
      tags: ['4dx', 'PAUSE', 'imax'],
    },
  ],
  [
    'what is played, where a cinema says nothing of its days',
    [{ dates: ['2026-11-20'], rows: [{ showings: [showing, { version: 'vost' }] }] }],
    { dates: ['2026-11-20'], versions: ['vf', 'vost'], tags: ['imax'] },
  ],
])('offers %s', (_, days, expected) => {
  expect(mergeOffers(days)).toEqual(expected);
});
