import { expect, it, vi } from 'vitest';
import { days, startEvening } from '@/tests/support/evening';
import { cinemaItem, showDetails, showItem } from '@/tests/support/wire';
import { answerCalendar } from './calendar.answer';
import { day, evening, readEvents } from './calendar.fixture';

vi.mock('next-intl/server', () => import('@/tests/support/words-on-server'));

const film = { slug: 'les-marees-1', title: 'Les marées; enfin', duration: 100 };
const listAsked = startEvening([
  [/show\/.*\/cinemas$/, { bastille: { releasedAt: day, days } }],
  [/cinemas$/, [cinemaItem({ slug: 'bastille', name: 'Candela, Bastille', vistaRef: '9' })]],
  [/api\/shows$/, { labels: [], contentratings: [], shows: [showItem(film)] }],
  [/cinema\/bastille\/shows$/, { days, shows: { 'les-marees-1': { days, bookable: true, cineOrder: 1 } } }],
  [
    /showtimes/,
    [
      evening('20:15', 1, { auditoriumName: 'Salle 4' }),
      evening('21:15', 2),
      evening('16:15', 3),
      evening('17:15', 4, { reservabilityEnd: `${day}T16:55:00+01:00` }),
      evening('22:15', 5, { status: 'soldout' }),
      evening('16:45', 6, { status: 'soldout' }),
    ],
  ],
  [/show\/les-marees-1$/, showDetails(film)],
  [/./, []],
]);

const ask = (path: string) =>
  answerCalendar(new Request(`http://fr.localhost/calendar/${path}`), 'fr', path.split('/'));

it('gives a list as one file, each showing the same entry as by itself, and leaves out what is gone', async () => {
  const [alone] = await readEvents(await ask('fr/showing/les-marees-1/bastille/202611202015-vost-salle4.ics'));
  const list = ['V9S2-202611202115', 'V9S1-202611202015', 'V9S7-202611202015', 'V8S1-202611202015'];
  const response = await ask(`fr/showings/${list.join('.')}.ics`);
  expect(response.headers.get('content-disposition')).toMatch(/^inline; filename="[\w.-]{1,110}\.ics"$/);
  const events = await readEvents(response);
  expect(events.map(({ uid, rings }) => [uid, rings])).toEqual([
    ['V9S2@candela-cinemas.fr', true],
    ['V9S1@candela-cinemas.fr', true],
  ]);
  expect(events[1]).toEqual(alone);
});

it.each([
  ['of which nothing is left', 'V9S7-202611202015'],
  ['that is none', 'x.<script>'],
  ['of more than can be compared', Array.from({ length: 13 }, (_, at) => `V9S${at}-202611202015`).join('.')],
  ['of another day, which is not asked for', 'V9S1-202712202015'],
])('says in words that there is no list %s', async (_, list) => {
  const response = await ask(`fr/showings/${encodeURIComponent(list)}.ics`);
  expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8']);
  expect(listAsked().filter((path) => path.includes('2027'))).toEqual([]);
});

it('offers a booking of what can be booked, says what is sold out, and neither of what is over', async () => {
  const list = ['1-202611202015', '3-202611201615', '4-202611201715', '5-202611202215', '6-202611201645'];
  const events = await readEvents(await ask(`fr/showings/${list.map((one) => `V9S${one}`).join('.')}.ics`));
  const said = ({ text }: { text: string }) => /Réserver|Complet/.exec(text)?.[0];
  expect(events.map((event) => [said(event), event.leads, event.rings])).toEqual([
    ['Réserver', 'ticketing.example', true],
    [undefined, 'www.candela-cinemas.fr', false],
    [undefined, 'www.candela-cinemas.fr', true],
    ['Complet', 'www.candela-cinemas.fr', true],
    [undefined, 'www.candela-cinemas.fr', false],
  ]);
});
