import { expect, it, vi } from 'vitest';
import { askProvider } from './ask-provider';

const lost = () => Promise.reject(new TypeError('fetch failed'));

it('asks three times when the connection fails', async () => {
  const fetched = vi.fn<typeof fetch>().mockImplementation(lost);
  vi.stubGlobal('fetch', fetched);
  await expect(askProvider('https://id.test/token')).rejects.toThrow('fetch failed');
  expect(fetched).toHaveBeenCalledTimes(3);
});

it('takes the first answer, a refusal too', async () => {
  const refusal = new Response('', { status: 503 });
  const fetched = vi.fn<typeof fetch>().mockImplementationOnce(lost).mockResolvedValue(refusal);
  vi.stubGlobal('fetch', fetched);
  expect(await askProvider('https://id.test/token', { method: 'POST' })).toBe(refusal);
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('gives up for good when its time is over', async () => {
  const fetched = vi.fn<typeof fetch>().mockImplementation(lost);
  vi.stubGlobal('fetch', fetched);
  await expect(askProvider('https://id.test/token', { signal: AbortSignal.abort() })).rejects.toThrow();
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('waits ten seconds and no longer', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(new Response()));
  await askProvider('https://id.test/token');
  expect(timeout).toHaveBeenCalledWith(10_000);
});
