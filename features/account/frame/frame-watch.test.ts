import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchFrame } from './frame-watch';

const lost = vi.fn();
const asked = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  lost.mockReset();
  asked.mockReset();
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  vi.useRealTimers();
});
const settled = () => vi.advanceTimersByTimeAsync(0);

it('is lost when nothing has come in ten seconds', () => {
  watchFrame('/frame', lost);
  vi.advanceTimersByTime(9_900);
  expect(lost).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(lost).toHaveBeenCalledOnce();
});

it.each([
  ['there is no page', async () => new Response(null, { status: 502 })],
  ['there is no network', async () => Promise.reject(new TypeError())],
])('is lost when something has come and %s', async (_, answer) => {
  asked.mockImplementation(answer);
  watchFrame('/frame', lost).loaded();
  await settled();
  expect(lost).toHaveBeenCalledOnce();
});

it('is not lost once its page has come, however long the visitor takes', async () => {
  asked.mockResolvedValue(new Response(null, { status: 204 }));
  watchFrame('/frame', lost).loaded();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lost).not.toHaveBeenCalled();
});

it('asks again after each load: a provider may die between two pages', async () => {
  asked.mockResolvedValueOnce(new Response(null, { status: 204 }));
  const watch = watchFrame('/frame', lost);
  watch.loaded();
  await settled();
  asked.mockResolvedValueOnce(new Response(null, { status: 502 }));
  watch.loaded();
  await settled();
  expect(lost).toHaveBeenCalledOnce();
});

it('says nothing any more when it is closed', async () => {
  asked.mockImplementation(
    (_, { signal }) =>
      new Promise((_done, fail) => signal?.addEventListener('abort', () => fail(new Error('aborted')))),
  );
  const watch = watchFrame('/frame', lost);
  watch.loaded();
  watch.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lost).not.toHaveBeenCalled();
});
