import { QueryClient } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { entityUrl } from './entity-url';
import { askEntity, query } from './query';

const gateway = setupServer();
beforeAll(() => gateway.listen());
afterAll(() => gateway.close());

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
/** Node has no page to be relative to. */
const fromPage = () => {
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) =>
    real(new URL(String(url), 'http://fr.localhost'), init),
  );
};

it('asks this site for the entity, in the language of the page', () => {
  expect(entityUrl('nl-BE', 'showtimesAt', { slug: 'été 1', cinema: 'lyon', date: '2026-09-11' })).toBe(
    '/api/entities/show/%C3%A9t%C3%A9%201/showtimes/lyon/2026-09-11?language=nl',
  );
  expect(entityUrl('fr-FR', 'search', { q: 'du&' })).toBe('/api/entities/search/full?language=fr&q=du%26');
});

it('knows an answer by its address', () => {
  expect(query('fr-FR', 'shows', {}).queryKey).toEqual(['api', '/api/entities/shows?language=fr']);
});

it('gives the entity, and the status of a refusal', async () => {
  fromPage();
  gateway.use(
    http.get('http://fr.localhost/api/entities/show/a/showtimes/lyon/:date', ({ params }) =>
      params.date === '2026-09-11' ? HttpResponse.json([]) : HttpResponse.json({ error: 'no' }, { status: 502 }),
    ),
  );
  const day = (date: string) => client.fetchQuery(query('fr-FR', 'showtimesAt', { slug: 'a', cinema: 'lyon', date }));
  expect(await day('2026-09-11')).toEqual([]);
  await expect(day('2026-09-12')).rejects.toMatchObject({ status: 502 });
});

it('sends along what proves a human', async () => {
  fromPage();
  gateway.use(
    http.get('http://fr.localhost/api/entities/voucher/AB12', ({ request }) =>
      request.headers.get('x-recaptcha-response') === 'human'
        ? HttpResponse.json({ state: 'valid' })
        : HttpResponse.json({ error: 'no' }, { status: 403 }),
    ),
  );
  const ask = (token: string) =>
    askEntity('fr-FR', 'voucher', { code: 'AB12' }, { headers: { 'X-Recaptcha-Response': token } });
  expect(await ask('human')).toEqual({ state: 'valid' });
  await expect(ask('robot')).rejects.toMatchObject({ status: 403 });
});
