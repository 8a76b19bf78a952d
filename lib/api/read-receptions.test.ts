import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { cityItem, showDetails, showItem } from '@/tests/support/wire';
import { keptReceptions } from './kept-receptions';
import { readReceptions } from './read-receptions';

const catalogue = setupServer();
let asked: string[] = [];
let running = 0;
let most = 0;
let down = new Set<string>();
let gone = new Set<string>();
let visit = 0;

const films = Array.from({ length: 20 }, (_, at) => `film-${at}`);
const playing = films.slice(0, 16);
const plays = playing.map((slug) => ({
  slug,
  bookable: true,
  isComingSoon: false,
  isKids: false,
  next24ShowtimesCount: 3,
  tags: [],
  flag: null,
  days: { '2026-11-20': { tags: [], versions: ['vf'], bookable: true } },
}));
/** Fifty have spoken of each, but forty-six of the first. */
const counted = (slug: string) => ({
  countWishList: 0,
  countEmotionDisappointed: slug === 'film-0' ? 1 : 5,
  countEmotionLike: 20,
  countEmotionLove: 25,
});

async function answer({ url }: Request) {
  const { pathname } = new URL(url);
  const slug = /^\/api\/show\/([\w-]+)$/.exec(pathname)?.[1];
  if (pathname === '/api/shows')
    return Response.json({ shows: films.map((each) => showItem({ slug: each })), labels: [], contentratings: [] });
  if (pathname === '/api/cities') return Response.json([cityItem()]);
  if (pathname === '/api/zone/lyon') return Response.json({ id: 'lyon', name: 'Lyon', shows: plays });
  if (!slug) return pathname === '/api/tags' ? Response.json([]) : new Response('', { status: 404 });
  asked.push(slug);
  running += 1;
  most = Math.max(most, running);
  await new Promise((resolve) => setTimeout(resolve, 2));
  running -= 1;
  if (gone.has(slug)) return new Response('', { status: 404 });
  if (down.has(slug)) return new Response('', { status: 503 });
  return Response.json(showDetails({ slug, feelings: counted(slug) }));
}

beforeAll(() => catalogue.listen());
beforeEach(() => {
  asked = [];
  most = 0;
  down = new Set();
  gone = new Set();
  visit += 1;
  // A fresh address for every test, so that none is served what another left behind.
  vi.stubEnv('CATALOGUE_API_URL', `https://{site}-r${visit}.api.test`);
  vi.stubEnv('SITE_NOW', '2026-11-20T16:30:00Z');
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  catalogue.use(http.get('https://*', ({ request }) => answer(request) as never));
  keptReceptions.clear();
});
afterEach(() => catalogue.resetHandlers());
afterAll(() => catalogue.close());

it('asks about what can be booked, six titles at a time and each once, however many want to know', async () => {
  const [receptions] = await Promise.all([readReceptions('fr-FR'), readReceptions('fr-FR')]);
  await readReceptions('fr-FR');
  expect(asked.toSorted()).toEqual(playing.toSorted());
  expect(most).toBe(6);
  expect(receptions['film-1']).toEqual({ percent: 90, voices: 50 });
  expect(receptions['film-0']).toBeUndefined();
});

it('leaves out a title that does not answer', async () => {
  down = new Set(['film-3', 'film-4']);
  const receptions = await readReceptions('fr-FR');
  expect(receptions['film-3']).toBeUndefined();
  expect(receptions['film-5']).toEqual({ percent: 90, voices: 50 });
});

it('asks no hundred questions of a catalogue that does not answer', async () => {
  down = new Set(films);
  await expect(readReceptions('fr-FR')).rejects.toThrow('503');
  expect(new Set(asked).size).toBeLessThanOrEqual(12);
});

it('leaves out a title that is not there, and says nothing where none that plays is', async () => {
  gone = new Set(films);
  await expect(readReceptions('fr-FR')).rejects.toThrow('No title');
  gone = new Set(['film-3']);
  expect(Object.keys(await readReceptions('fr-FR'))).not.toContain('film-3');
});
