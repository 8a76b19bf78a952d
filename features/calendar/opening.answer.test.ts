import { http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { expireAnswers } from '@/lib/api/answer-cache';
import { forgetCachedReads } from '@/lib/api/cached-reads';
import { startCatalogue } from '@/tests/support/catalogue';
import { showItem } from '@/tests/support/wire';
import { answerCalendar } from './calendar.answer';
import { readEvents } from './calendar.fixture';

vi.mock('next-intl/server', () => import('@/tests/support/words-on-server'));

const { catalogue } = startCatalogue();
let opens: string | null = null;

beforeEach(() => {
  vi.stubEnv('SITE_NOW', '2026-10-20T18:00:00+02:00');
  opens = '2026-10-25T10:00:00+01:00';
  catalogue.use(
    http.get('https://fr.api.test/api/shows', () => {
      const show = showItem({ slug: 'nova-1', title: 'Nova; la, fin', showRef: 'HO1', salesOpeningDatetime: opens });
      return Response.json({ shows: [show], labels: [], contentratings: [] }) as never;
    }),
  );
  forget();
});

const forget = () => {
  expireAnswers(['shows']);
  forgetCachedReads();
};
const ask = (path: string, site = 'fr') =>
  answerCalendar(new Request(`http://fr.localhost/calendar/${path}`), site, path.split('/'));

it('reminds of an opening by the clock of the country, on the morning after the clocks were changed', async () => {
  const [event, ...others] = await readEvents(await ask('fr/opening/nova-1.ics'));
  expect(others).toEqual([]);
  expect(event).toMatchObject({
    title: 'Ouverture des réservations\u00a0: Nova; la, fin',
    uid: 'opening.HO1@candela-cinemas.fr',
    starts: '2026-10-25T10:00:00',
    rings: true,
  });
});

it('is the same entry in another language, and where it moves', async () => {
  const [french] = await readEvents(await ask('fr/opening/nova-1.ics'));
  opens = '2026-10-26T10:00:00+01:00';
  forget();
  const [english] = await readEvents(await ask('en/opening/nova-1.ics'));
  expect(english).toMatchObject({
    uid: french?.uid,
    starts: '2026-10-26T10:00:00',
    title: 'Booking opens: Nova; la, fin',
  });
});

it('leads to the calendar of Google with the same', async () => {
  const { status, headers } = await ask('fr/opening/nova-1/google');
  const { searchParams } = new URL(headers.get('location') ?? '');
  expect([status, searchParams.get('dates'), searchParams.get('ctz')]).toEqual([
    302,
    '20261025T100000/20261025T100000',
    'Europe/Paris',
  ]);
});

it.each([
  ['an opening that has passed', '2026-10-20T17:59:00+02:00', 'nova-1'],
  ['a title of which nobody says when it opens', null, 'nova-1'],
  ['a title that is not there', '2026-10-25T10:00:00+01:00', 'nowhere'],
])('has no reminder of %s', async (_, at, show) => {
  opens = at;
  forget();
  expect((await ask(`fr/opening/${show}.ics`)).status).toBe(404);
});
