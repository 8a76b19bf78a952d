import { expect, it } from 'vitest';
import { siteFacts, siteIds } from '../sites/sites';
import { resolveInstant } from '../time/instant';
import { buildClock } from './day';
import { pickElsewhere } from './elsewhere';
import type { Offer } from './next-best';
import type { Showing } from './showing';

const day = '2026-11-20';
const offer = (slug: string, time: string, kilometres?: number, own: Partial<Showing> = {}): Offer => ({
  cinema: { slug, name: slug, ...(kilometres !== undefined && { kilometres }) },
  day: time.slice(0, 10),
  showing: { time: `${time}:00`, version: 'vf', url: `/${slug}/${time}`, ...own },
});
const clockAt = (wall: string, timeZone: string) =>
  buildClock(new Date(resolveInstant(`${wall}:00`, timeZone)), timeZone);
const pick = (
  offers: Offer[],
  { versions = [] as string[], most = 4, clock = clockAt(`${day} 12:00`, 'Europe/Paris') } = {},
) =>
  pickElsewhere(offers, { versions, clock, most }).map(
    ({ cinema, showing }) => `${cinema.slug} ${showing.time.slice(8, 16)} ${showing.version}`,
  );

it('offers what is near and what is anywhere alike, and what is near first', () => {
  const offers = [
    offer('paris', `${day} 20:15`),
    offer('nice', `${day} 20:15`),
    offer('annecy', '2026-11-21 14:00', 35),
    offer('annecy', '2026-11-22 14:00', 35),
    offer('dijon', '2026-11-21 16:00', 80),
  ];
  expect(pick(offers)).toEqual(['annecy 21 14:00 vf', 'dijon 21 16:00 vf', 'paris 20 20:15 vf', 'nice 20 20:15 vf']);
  expect(pick(offers, { most: 2 })).toEqual(['annecy 21 14:00 vf', 'paris 20 20:15 vf']);
});

it.each<[string, Offer[], string[]]>([
  [
    'the earlier day',
    [offer('a', '2026-11-22 10:00', 1), offer('b', '2026-11-21 10:00', 9)],
    ['b 21 10:00 vf', 'a 22 10:00 vf'],
  ],
  [
    'the nearer cinema',
    [offer('a', `${day} 13:00`, 9), offer('b', `${day} 20:00`, 1)],
    ['b 20 20:00 vf', 'a 20 13:00 vf'],
  ],
  [
    'the earlier hour, and one a cinema and day',
    [offer('a', `${day} 20:00`, 1), offer('a', `${day} 13:00`, 1)],
    ['a 20 13:00 vf'],
  ],
  [
    'nothing sold out, not on sale or past',
    [
      offer('a', `${day} 20:00`, 1, { status: 'soldout' }),
      offer('b', `${day} 20:00`, 1, { status: 'locked' }),
      offer('c', `${day} 11:00`, 1),
    ],
    [],
  ],
  ['no cinema twice, once as near', [offer('a', `${day} 13:00`), offer('a', '2026-11-21 13:00', 1)], ['a 21 13:00 vf']],
])('takes %s', (_, offers, expected) => expect(pick(offers)).toEqual(expected));

it('prefers the version that was wanted, and takes another where there is none', () => {
  const offers = [offer('a', `${day} 20:00`, 1), offer('b', '2026-11-22 20:00', 9, { version: 'vost' })];
  expect(pick(offers, { versions: ['vost'] })).toEqual(['b 22 20:00 vost', 'a 20 20:00 vf']);
});

it.each([
  ['before the hour that is had twice', '2026-10-25 02:10', '2026-10-25 01:50', ['a 25 02:10 vf']],
  ['after it', '2026-10-25 02:10', '2026-10-25 03:00', []],
  ['before the hour that is left out', '2027-03-28 03:10', '2027-03-28 01:59', ['a 28 03:10 vf']],
  ['after it', '2027-03-28 03:10', '2027-03-28 03:10', []],
])('goes by the clock of the cinema, %s', (_, time, now, expected) => {
  for (const site of siteIds)
    expect(pick([offer('a', time, 1)], { clock: clockAt(now, siteFacts(site).timeZone) }), site).toEqual(expected);
});
