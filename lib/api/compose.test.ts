import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { compose } from './compose';
import { ApiError } from './errors';
import { forgetGuards } from './guards';

const catalogue = setupServer();
beforeAll(() => catalogue.listen());
beforeEach(() => {
  forgetGuards();
  vi.stubEnv('CATALOGUE_API_URL', 'https://{site}.api.test');
});
afterEach(() => catalogue.resetHandlers());
afterAll(() => catalogue.close());

const status = (code: number) =>
  catalogue.use(http.get('*/api/show/:slug', () => HttpResponse.json({}, { status: code })));
const board = (slug: string, load = vi.fn(async () => ({ day: 'x' })), search = '') => ({
  load,
  response: compose(
    new Request(`http://localhost/${search}`, { headers: { host: 'fr.localhost' } }),
    slug,
    'board',
    load,
  ),
});

it.each([404, 410])('asks no further for a title that answers %i', async (code) => {
  status(code);
  const { load, response } = board('nobody');
  expect((await response).status).toBe(code);
  expect(load).not.toHaveBeenCalled();
});

it('answers once for many, and again for another day', async () => {
  status(200);
  const load = vi.fn(async () => ({ day: 'x' }));
  await Promise.all(Array.from({ length: 5 }, () => board('a', load).response));
  expect(load).toHaveBeenCalledOnce();
  await board('a', load, '?date=2026-09-11').response;
  expect(load).toHaveBeenCalledTimes(2);
});

it.each(['?date=2026-02-30', '?date=tomorrow', `?place=${'a'.repeat(201)}`])('refuses %j', async (search) => {
  const { load, response } = board('a', undefined, search);
  expect((await response).status).toBe(400);
  expect(load).not.toHaveBeenCalled();
});

it('tells an outage from a title that is not there', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  status(200);
  const failing = (code: number) => vi.fn(() => Promise.reject(new ApiError('x', code)));
  expect((await board('b', failing(503)).response).status).toBe(502);
  expect((await board('c', failing(404)).response).status).toBe(404);
});
