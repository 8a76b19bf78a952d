import { beforeEach, expect, it, vi } from 'vitest';
import { day, startEvening } from '@/tests/support/evening';
import { cinemaItem, cityItem, wireShowtime } from '@/tests/support/wire';
import { readBoard } from './board.load';

vi.mock('next-intl/server', () => import('@/tests/support/words-on-server'));

const cell = { tags: [], versions: ['vf'], upsell: null, specialShowtime: false, highlightedShowtime: null };
let towns: unknown = [];
beforeEach(() => {
  towns = [cityItem({ slug: 'paris' })];
});
const listAsked = startEvening([
  [/^\/api\/show\/marees\/cinemas$/, { bastille: { releasedAt: day, days: { [day]: cell } } }],
  [/^\/api\/cinemas$/, [cinemaItem({ slug: 'bastille', citySlug: 'paris' })]],
  [/^\/api\/cities$/, () => towns],
  [/^\/api\/(tags|versions)$/, []],
  [/^\/api\/settings$/, { features: {} }],
  [
    /\/showtimes\/(.+)$/,
    ([, date]: string[]) => ({
      bastille: [wireShowtime({ time: `${date} 20:30:00`, endTime: `${date} 22:30:00` })],
    }),
  ],
]);

const showtimesAsked = () => listAsked().filter((path) => path.includes('/showtimes/'));
const board = (...days: string[]) => readBoard('fr-FR', { show: 'marees', place: 'cinema:bastille', days });

it('asks for the showings of a day that the film plays on', async () => {
  const { venues } = await board(day);
  expect(venues.map(({ showings }) => showings.length)).toEqual([1]);
  expect(showtimesAsked()).toEqual([`/api/show/marees/showtimes/${day}`]);
});

it('asks for none of a day that nothing is published of: anybody can ask for any', async () => {
  const { day: shown, dates, venues } = await board('2031-01-01');
  expect([shown, dates, venues.map(({ showings }) => showings.length)]).toEqual(['2031-01-01', [day], [0]]);
  expect(showtimesAsked()).toEqual([]);
});

it.each([
  [null, 'city:paris'],
  ['city:paris', 'city:paris'],
  ['cinema:bastille', 'cinema:bastille'],
])('is there while the list of towns is not: of the place %s, with what plays', async (place, key) => {
  towns = null;
  const told = await readBoard('fr-FR', { show: 'marees', place, days: [] });
  expect(told.place).toMatchObject({ key, isAsked: true });
  expect(told.venues.map(({ slug, showings }) => [slug, showings.length])).toEqual([['bastille', 1]]);
});

it('shows no other place for a town that is in the list alone, while that does not come', async () => {
  towns = null;
  await expect(readBoard('fr-FR', { show: 'marees', place: 'city:nice', days: [] })).rejects.toThrow('which places');
});
