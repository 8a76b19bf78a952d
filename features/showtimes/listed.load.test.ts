import { http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { startCatalogue } from '@/tests/support/catalogue';
import { cinemaItem, showItem, wireShowtime } from '@/tests/support/wire';
import { findListed } from './listed.load';

vi.mock('next-intl/server', () => import('@/tests/support/words-on-server'));

const { catalogue } = startCatalogue();
const day = '2026-11-20';
const cell = { tags: [], versions: ['vost'], bookable: true, flag: null, flagColor: null, cineOrder: 1 };
const days = { [day]: cell };
const answers: readonly (readonly [path: RegExp, answer: unknown])[] = [
  [/cinemas$/, [cinemaItem({ slug: 'bastille', name: 'Candela Bastille', vistaRef: '9' })]],
  [
    /api\/shows$/,
    { labels: [], contentratings: [], shows: [showItem({ slug: 'marees', title: 'Les marées', duration: 100 })] },
  ],
  [/versions$/, [{ slug: 'vost', label: 'VOST', description: 'Version originale' }]],
  [/cinema\/bastille\/shows$/, { days, shows: { marees: { days, bookable: true, cineOrder: 1 } } }],
  [
    /showtimes/,
    [
      wireShowtime({
        ...{ time: `${day} 20:30:00`, endTime: `${day} 22:30:00`, version: 'VOST', tags: ['DEFAULT'] },
        ...{ status: 'soldout', refCmd: 'https://ticketing.example/fr/V9S1/booking' },
      }),
    ],
  ],
  [/tags$/, []],
];
let asked: string[] = [];

beforeEach(() => {
  vi.stubEnv('SITE_NOW', `${day}T17:00:00+01:00`);
  asked = [];
  catalogue.use(
    http.get('https://fr.api.test/api/*', ({ request }) => {
      const { pathname } = new URL(request.url);
      asked.push(pathname);
      const found = answers.find(([path]) => path.test(pathname));
      return (found ? Response.json(found[1]) : new Response('', { status: 404 })) as never;
    }),
  );
});

it('finds a showing by its session, though it has moved and is sold out', async () => {
  expect(await findListed('fr-FR', 'V9S1-202611202015')).toEqual({
    found: {
      showing: { time: `${day} 20:30:00`, endTime: `${day} 22:30:00`, version: 'vost', status: 'soldout' },
      film: expect.objectContaining({ title: 'Les marées', href: '/films/marees' }),
      cinema: { name: 'Candela Bastille', href: '/cinemas/bastille' },
      version: expect.stringMatching(/\S/),
    },
  });
});

it.each([
  ['a session that is not on', 'V9S7-202611202015'],
  ['a cinema of another country', 'V7S1-202611202015'],
  ['a day that is not announced', 'V9S1-202712202015'],
])('says of %s that there is nothing, and asks for no day in vain', async (_, key) => {
  expect(await findListed('fr-FR', key)).toEqual({ found: null });
  expect(asked.filter((path) => path.includes('2027'))).toEqual([]);
});

it('has no answer to what names no showing', async () => {
  expect(await findListed('fr-FR', '<script>')).toBeNull();
  expect(asked).toEqual([]);
});
