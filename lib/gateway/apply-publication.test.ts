import { http } from 'msw';
import { expect, it, vi } from 'vitest';
import { startCatalogue } from '@/tests/support/catalogue';
import { showDetails, showItem, showList, wireShowtime } from '@/tests/support/wire';
import { endpoints } from '../api/endpoints/table';
import { find } from '../api/read';
import { readDayShowtimes } from '../api/read-day-showtimes';
import { isFlagOn } from '../guards/flags';
import { judgeItem } from '../guards/guards';
import { pickLocaleOfSlug } from '../guards/locale-of-slug';
import { resolvePath, type ScreenResolution } from '../routing/resolve';
import { applyPublication } from './apply-publication';
import { answerCall } from './gateway';

// Which answers are whole is the business of the calls themselves.
vi.mock('../guards/page-needs', () => ({ isAsAgreed: () => true }));

const { catalogue } = startCatalogue();
const gone = () => new Response(null, { status: 404 });

/** How often it is asked, whichever country asks. */
function answering(path: string, answer: () => Response | Promise<Response>) {
  const asked = vi.fn();
  catalogue.use(
    http.get(`https://*${path}`, async () => {
      asked();
      return (await answer()) as never;
    }),
  );
  return asked;
}

const day = '2026-11-20';
const showtime = wireShowtime({ time: `${day} 18:05:00`, endTime: `${day} 20:00:00` });
const atBelgium = { host: 'be.localhost', pathname: '/specials/a', accepts: 'fr' };
const getShows = () => answerCall(new Request('http://x/api/shows', { headers: { host: 'fr.localhost' } }), 'wire');

type Row = {
  path: string;
  before: () => Response;
  after: () => Response;
  ask: () => Promise<unknown>;
  told: unknown[];
};

const kept: Record<string, Row> = {
  'the flags of a site': {
    path: '/api/settings',
    before: () => Response.json({ features: { vod: false } }),
    after: () => Response.json({ features: { vod: true } }),
    ask: () => isFlagOn('fr', 'vod'),
    told: [false, true],
  },
  'whether there is an item': {
    path: '/api/event/a',
    before: () => Response.json({}),
    after: gone,
    ask: () => judgeItem('fr', 'fr', 'event', 'a'),
    told: ['ok', 'missing'],
  },
  'a list of all items': {
    path: '/api/cities',
    before: () => Response.json([{ slug: 'lyon' }]),
    after: () => Response.json([{ slug: 'lyon' }, { slug: 'nice' }]),
    ask: () => judgeItem('fr', 'fr', 'city', 'nice'),
    told: ['missing', 'ok'],
  },
  'the language of a slug': {
    path: '/api/article/a/translate',
    before: () => Response.json({ fr: 'a', nl: null }),
    after: () => Response.json({ fr: null, nl: 'a' }),
    ask: async () => (await pickLocaleOfSlug(resolvePath(atBelgium) as ScreenResolution)).locale,
    told: ['fr-BE', 'nl-BE'],
  },
  'what a cinema plays on a day': {
    path: `/api/show/a/showtimes/c/${day}`,
    before: () => Response.json([]),
    after: () => Response.json([showtime]),
    ask: async () => (await readDayShowtimes('fr-FR', 'c', day)).a?.length,
    told: [0, 1],
  },
  'an answer of the gateway': {
    path: '/api/shows',
    before: () => Response.json(showList(showItem({ slug: 'old' }))),
    after: () => Response.json(showList(showItem({ slug: 'new' }))),
    ask: async () => (await (await getShows()).json()).shows.map(({ slug }: { slug: string }) => slug),
    told: [['old'], ['new']],
  },
  'that a film was there minutes ago': {
    path: '/api/show/a',
    before: () => Response.json(showDetails()),
    after: gone,
    ask: async () => (await find('fr-FR', endpoints.show, { slug: 'a' })) !== null,
    told: [true, false],
  },
};

it.each(Object.keys(kept))('is not kept where it was on its way while something was published: %s', async (name) => {
  const { path, before, after, ask, told } = kept[name] as Row;
  vi.spyOn(console, 'warn').mockReturnValue();
  const cell = { tags: [], versions: ['vf'], bookable: true, flag: null, flagColor: null, cineOrder: 1 };
  const played = { days: { [day]: cell }, bookable: true, cineOrder: 1, next24ShowtimesCount: 3 };
  answering('/api/cinema/c/shows', () => Response.json({ days: {}, shows: { a: played } }));
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const asked = answering(path, () => held.then(before));
  const waiting = ask();
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  applyPublication(['shows', 'site:fr']);
  answering(path, after);
  const next = ask();
  release();
  expect(await waiting).toEqual(told[0]);
  expect(await next).toEqual(told[1]);
  expect(await ask()).toEqual(told[1]);
});

it('an answer on its way is kept where what was published is nothing of it', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const asked = answering('/api/footer', () => held.then(() => Response.json({ columns: [] })));
  const footer = () => answerCall(new Request('http://x/api/footer', { headers: { host: 'fr.localhost' } }), 'wire');
  const waiting = footer();
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  applyPublication(['shows']);
  release();
  await waiting;
  await footer();
  expect(asked).toHaveBeenCalledOnce();
});
