import { expect, it, vi } from 'vitest';
import { noteEnding } from '@/lib/process/ending';
import { GET } from './route';

it('says that the process is there, without asking anybody and to the end: who kills it otherwise would lose answers', async () => {
  const asked = vi.fn<typeof fetch>().mockRejectedValue(new Error('nobody is there'));
  vi.stubGlobal('fetch', asked);
  const look = async () => {
    const response = await GET();
    return [response.status, await response.json(), response.headers.get('cache-control')];
  };
  expect(await look()).toEqual([200, { live: true }, 'no-store']);
  noteEnding();
  expect(await look()).toEqual([200, { live: true }, 'no-store']);
  expect(asked).not.toHaveBeenCalled();
});
