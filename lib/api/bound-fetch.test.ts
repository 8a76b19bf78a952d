import { inspect } from 'node:util';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { boundFetch } from './bound-fetch';
import { TimeoutError } from './errors';
import { askUpstream } from './upstream';

const own = globalThis.fetch;
const asked = vi.fn<typeof fetch>();
const url = 'https://fr.api.test/api/shows?language=fr';

beforeEach(() => {
  vi.stubEnv('CATALOGUE_API_URL', 'https://{site}.api.test');
  asked.mockReset();
  globalThis.fetch = asked;
  boundFetch();
});
afterEach(() => {
  globalThis.fetch = own;
});

it('gives a question of the framework to the catalogue the limit of every other', async () => {
  asked.mockResolvedValue(Response.json({ shows: [] }));
  expect(await (await fetch(url, {})).json()).toEqual({ shows: [] });
  expect(asked.mock.calls[0]?.[1]?.signal).toBeInstanceOf(AbortSignal);
});

it('never throws where the framework would print a stack, and says to who reads it why there is no answer', async () => {
  asked.mockRejectedValue(Object.assign(new TypeError('fetch failed'), { cause: new Error('ECONNREFUSED') }));
  const answer = await fetch(url, {});
  expect(answer.status).toBe(504);
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(answer);
  await expect(askUpstream(url, {})).rejects.toThrow(`No answer from ${url}: ECONNREFUSED`);
});

it('leaves everything else as it is: questions with a limit of their own, and those to others', async () => {
  asked.mockRejectedValue(new TypeError('fetch failed'));
  await expect(fetch(url, { signal: new AbortController().signal })).rejects.toThrow('fetch failed');
  await expect(fetch('https://elsewhere.test/')).rejects.toThrow('fetch failed');
});

it('takes one line to say what a page could not be made for', () => {
  expect(inspect(new TimeoutError(url, 'ECONNREFUSED'))).toBe(`TimeoutError: No answer from ${url}: ECONNREFUSED`);
});
