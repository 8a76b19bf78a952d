import { http } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetCachedReads } from '@/lib/api/cached-reads';
import { answerHere } from '@/lib/gateway/answer-here';
import { startCatalogue } from '@/tests/support/catalogue';
import { cinemaItem } from '@/tests/support/wire';
import { findPlaceOfZone } from './here.load';

const { catalogue } = startCatalogue();
const town = (slug: string, cinemas: string[]) => ({ slug, name: slug.toUpperCase(), cinemas });
const near = (slug: string, citySlug: string, x: number, y: number) => ({
  ...cinemaItem({ slug, citySlug }),
  theaters: cinemaItem().theaters.map((theater) => ({ ...theater, gpsPosition: { x, y } })),
});
const world: Record<string, unknown> = {
  '/api/city/lyon': town('lyon', ['confluence']),
  '/api/city/nice': town('nice', ['massena']),
  '/api/cinemas': [near('confluence', 'lyon', 45.74, 4.82), near('massena', 'nice', 43.7, 7.27)],
};
const riviera = { x: 43.6, y: 7.1 };

beforeEach(() => forgetCachedReads());
afterEach(() => vi.restoreAllMocks());

/** What a visitor is answered whom the backend takes to be there. */
async function askFrom(id: string, gpsPosition: unknown, { broken = '' } = {}) {
  const callers: (string | null)[] = [];
  catalogue.use(
    http.get('https://fr.api.test/api/*', ({ request }) => {
      const { pathname } = new URL(request.url);
      if (pathname === broken) return new Response('', { status: 503 }) as never;
      if (pathname === '/api/zone') callers.push(request.headers.get('x-forwarded-for'));
      const answer = pathname === '/api/zone' ? { id, name: id, gpsPosition } : world[pathname];
      return (answer ? Response.json(answer) : new Response(null, { status: 404 })) as never;
    }),
  );
  const headers = { host: 'fr.localhost:3000', 'x-forwarded-for': '192.0.2.7', cookie: 'session=1' };
  const response = await answerHere(
    new Request('http://localhost:3000/api/screens/here?language=fr', { headers }),
    findPlaceOfZone,
  );
  return { response, callers, said: response.ok ? await response.json() : null };
}

it('takes the zone for its city, and a zone that is none for the nearest city', async () => {
  expect((await askFrom('lyon', null)).said).toEqual({ key: 'city:lyon', name: 'LYON', cinemas: ['confluence'] });
  expect((await askFrom('riviera', riviera)).said).toMatchObject({ key: 'city:nice' });
  expect((await askFrom('riviera', null)).said).toBeNull();
});

it('proposes no place to whoever is outside the country, however near they are', async () => {
  expect((await askFrom('horsfrance', riviera)).said).toBeNull();
});

it('tells the backend whose call it is, and lets nobody keep the answer', async () => {
  const { callers, response } = await askFrom('lyon', null);
  expect(callers).toEqual(['192.0.2.7']);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it.each(['/api/zone', '/api/city/lyon'])('says that nobody answers where %s does not', async (broken) => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  expect((await askFrom('lyon', null, { broken })).response.status).toBe(502);
});
