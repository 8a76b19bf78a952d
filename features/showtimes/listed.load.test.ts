import { expect, it, vi } from 'vitest';
import { day, days, startEvening } from '@/tests/support/evening';
import { cinemaItem, showItem, wireShowtime } from '@/tests/support/wire';
import { findListed } from './listed.load';

vi.mock('next-intl/server', () => import('@/tests/support/words-on-server'));

const listAsked = startEvening([
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
]);

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
  expect(listAsked().filter((path) => path.includes('2027'))).toEqual([]);
});

it('has no answer to what names no showing', async () => {
  expect(await findListed('fr-FR', '<script>')).toBeNull();
  expect(listAsked()).toEqual([]);
});
