import { http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { startCatalogue } from '@/tests/support/catalogue';
import { cinemaItem, wireShowtime } from '@/tests/support/wire';
import { readBoard } from './board.load';

vi.mock('next-intl/server', () => import('@/tests/support/words-on-server'));

const { catalogue } = startCatalogue();
const day = '2026-11-20';
const cell = { tags: [], versions: ['vf'], upsell: null, specialShowtime: false, highlightedShowtime: null };
const answers: Readonly<Record<string, unknown>> = {
  '/api/show/marees/cinemas': { bastille: { releasedAt: day, days: { [day]: cell } } },
  '/api/cinemas': [cinemaItem({ slug: 'bastille', citySlug: 'paris' })],
  '/api/cities': [],
  '/api/tags': [],
  '/api/versions': [],
  '/api/settings': { features: {} },
};
let asked: string[] = [];

beforeEach(() => {
  vi.stubEnv('SITE_NOW', `${day}T17:00:00+01:00`);
  asked = [];
  catalogue.use(
    http.get('https://fr.api.test/api/*', ({ request }) => {
      const { pathname } = new URL(request.url);
      asked.push(pathname);
      const [, date] = /\/showtimes\/(.+)$/.exec(pathname) ?? [];
      const times = { time: `${date} 20:30:00`, endTime: `${date} 22:30:00` };
      const answer = date ? { bastille: [wireShowtime(times)] } : answers[pathname];
      return (answer ? Response.json(answer) : new Response('', { status: 404 })) as never;
    }),
  );
});

const showtimesAsked = () => asked.filter((path) => path.includes('/showtimes/'));
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
