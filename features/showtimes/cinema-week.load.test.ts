import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { forgetDayShowtimes } from '@/lib/api/kept-day-showtimes';
import { showItem, wireShowtime } from '@/tests/support/wire';
import { readWeek } from './cinema-week.load';

vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));

const day = '2026-11-20';
const cell = { tags: [], versions: ['vf'], bookable: true, flag: null, flagColor: null, cineOrder: 1 };
const entry = { days: { [day]: cell }, bookable: true, cineOrder: 1, next24ShowtimesCount: 3 };
const at = (clock: string) =>
  wireShowtime({
    time: `${day} ${clock}:00`,
    endTime: `${day} 23:00:00`,
    reservabilityEnd: `${day}T${clock}:00+01:00`,
  });
const answers: [RegExp, unknown][] = [
  [/^\/api\/shows$/, { shows: [showItem({ slug: 'dune', title: 'Dune' })], labels: [], contentratings: [] }],
  [/^\/api\/show\/nova$/, showItem({ slug: 'nova', title: 'Nova' })],
  [/^\/api\/cinema\/confluence\/shows$/, { days: {}, shows: { dune: entry, nova: entry } }],
  [/\/showtimes\//, [at('14:00'), at('18:05')]],
];
let down: string | null = null;
let visit = 0;

const catalogue = setupServer();
beforeAll(() => catalogue.listen());
afterAll(() => catalogue.close());
beforeEach(() => {
  down = null;
  visit += 1;
  // A fresh address for every test, so that none is served what another left behind.
  vi.stubEnv('CATALOGUE_API_URL', `https://{site}-week-${visit}.api.test`);
  vi.stubEnv('SITE_NOW', `${day}T16:30:00Z`);
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue();
  forgetDayShowtimes();
  catalogue.use(
    http.get('https://*', ({ request }) => {
      const { pathname } = new URL(request.url);
      const [, body] = answers.find(([known]) => known.test(pathname)) ?? [];
      if (pathname === down) return new Response('', { status: 503 });
      return (body ? Response.json(body) : new Response('', { status: 404 })) as never;
    }),
  );
});

it('holds what is left of today, of a title too that the list of all titles lacks', async () => {
  const { rows, days } = await readWeek('fr-FR', 'confluence');
  expect(days).toHaveLength(7);
  expect(rows.map(({ title, href, days: [today] }) => [title, href, today?.map(({ clock }) => clock)])).toEqual([
    ['Dune', '/films/dune', ['18:05']],
    ['Nova', '/films/nova', ['18:05']],
  ]);
});

it.each(['/api/shows', '/api/cinema/confluence/shows', `/api/show/dune/showtimes/confluence/${day}`])(
  'says nothing where %s does not come: half a week would look like a whole one',
  async (path) => {
    down = path;
    await expect(readWeek('fr-FR', 'confluence')).rejects.toThrow();
  },
);
