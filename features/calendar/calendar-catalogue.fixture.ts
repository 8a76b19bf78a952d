import { http } from 'msw';
import { beforeEach, vi } from 'vitest';
import { expireAnswers } from '@/lib/api/answer-cache';
import { forgetCachedReads } from '@/lib/api/cached-reads';
import { forgetRecentReads } from '@/lib/api/recent-reads';
import { startCatalogue } from '@/tests/support/catalogue';
import { cinemaItem, cityItem, showDetails, showItem } from '@/tests/support/wire';
import { answerCalendar } from './calendar.answer';
import { day, evening } from './calendar.fixture';

const cell = { tags: [], versions: ['vost'], bookable: true, flag: null, flagColor: null, cineOrder: 1 };

/** A town where nothing plays, or that answers with another status. */
const tellTown = (slug: string, status = 404) =>
  status === 200 ? Response.json({ id: slug, name: slug, shows: [] }) : new Response('', { status });

/** A catalogue of one cinema, another one for each test, so that nothing kept of another one answers it. */
export function startCalendars() {
  const { catalogue } = startCatalogue();
  const world = {
    cinema: '',
    played: {} as Record<string, unknown[]>,
    callsMovies: true,
    /** Titles that are played and that the list lacks. */
    unlisted: [] as string[],
    days: [day],
    asked: [] as string[],
    isDown: false,
    /** The status that each town's programme is answered with. */
    towns: {} as Record<string, number>,
  };
  let visit = 0;

  function answer(path: string): unknown {
    const { cinema, played, days, callsMovies: isMovie } = world;
    if (path === '/api/cinemas') return [cinemaItem({ slug: cinema, name: 'Candela, Bastille', vistaRef: '9' })];
    if (path === '/api/shows')
      return {
        ...{ labels: [], contentratings: [] },
        shows: Object.keys(played)
          .filter((slug) => !world.unlisted.includes(slug))
          .map((slug) => showItem({ slug, title: 'Les marées; enfin', duration: 100, isMovie })),
      };
    if (path === '/api/versions')
      return [{ slug: 'vost', label: 'VOST', description: 'Version originale sous-titrée' }];
    if (path === '/api/tags') return [];
    if (path === '/api/cities') return Object.keys(world.towns).map((slug) => cityItem({ slug, isMainRegion: false }));
    if (path.endsWith('/shows'))
      return {
        days: { [day]: { upsell: null, highlightedShowtime: null } },
        shows: Object.fromEntries(
          Object.keys(played).map((slug) => [
            slug,
            { days: Object.fromEntries(days.map((each) => [each, cell])), bookable: true, cineOrder: 1 },
          ]),
        ),
      };
    const slug = path.split('/')[3] ?? '';
    if (path === `/api/show/${slug}`) return showDetails({ slug, title: 'Les marées; enfin', duration: 100, isMovie });
    if (path.endsWith('/cinemas')) return { [cinema]: { releasedAt: day, days: { [day]: cell } } };
    return path.includes('/showtimes/') ? (played[slug] ?? []) : null;
  }

  beforeEach(() => {
    vi.stubEnv('SITE_NOW', `${day}T17:00:00+01:00`);
    visit += 1;
    const played = { 'les-marees-1': [evening('20:15', 1), evening('21:15', 2)] };
    Object.assign(world, {
      cinema: `bastille-${visit}`,
      played,
      callsMovies: true,
      unlisted: [],
      days: [day],
      asked: [],
      isDown: false,
      towns: {},
    });
    catalogue.use(
      http.get('https://fr.api.test/api/*', ({ request }) => {
        const { pathname } = new URL(request.url);
        world.asked.push(pathname);
        const town = /^\/api\/zone\/(.+)$/.exec(pathname)?.[1];
        if (town) return tellTown(town, world.towns[town]) as never;
        return (world.isDown ? new Response('', { status: 503 }) : Response.json(answer(pathname))) as never;
      }),
    );
  });

  return {
    world,
    feed: () => `fr/cinema/${world.cinema}.ics`,
    ask: (path: string, headers: Record<string, string> = {}, site = 'fr') =>
      answerCalendar(
        new Request(`http://fr.localhost/calendar/${path}`, { headers: { host: 'fr.localhost', ...headers } }),
        site,
        path.split('/'),
      ),
    /** What was read and made is no longer there. */
    later: () => {
      expireAnswers(['showtimes']);
      forgetCachedReads();
      forgetRecentReads();
    },
  };
}
