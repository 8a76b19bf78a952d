import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askSite } from '@/tests/support/ask-site';
import { closeSideDoors } from './side-doors';

/** Says which address it was asked for, as what judges by it would see it. */
const server = createServer(({ url }, response) => response.end(url));

beforeAll(async () => {
  closeSideDoors();
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => void server.close());

const ask = async (path: string) =>
  (await askSite('fr.localhost', path, {}, (server.address() as AddressInfo).port)).text;

it('whoever asks for no address is told that there is nothing, where Next answers 500', async () => {
  expect(await ask('*')).toBe('/_next/static/none');
});

it.each(['/api/health', '/auth/login', '/api/voucher/A1', '/films', '/'])(
  'whoever asks for %s in a way that Next takes for it does not come to it',
  async (path) => {
    for (const other of [
      `/_next/data/a-build${path}.json`,
      `http://fr.localhost/_next/data/a-build${path}.json`,
      `/_next/data/a-build${path}.json?a=b`,
      '/_next/data',
      `${path}.rsc`,
      `${path}.rsc?a`,
      `${path}.rsc#a`,
      `${path}.segments/_tree.segment.rsc`,
      `/x/..${path}`,
      `/x/%2e.${path}`,
      `/.${path}`,
      `/%2E${path}`,
      `${path}/..`,
    ])
      expect([other, await ask(other)]).toEqual([other, '/_next/static/none']);
  },
);

it.each([
  '/films',
  '/films?_rsc=1a',
  '/films/rsc',
  '/films?to=/../a.rsc',
  '/films/..a/.b/c..',
  '/_next/database',
  '/_next/image?url=%2F..%2Fa.rsc&w=400&q=75',
  '/.well-known/security.txt',
  '/films/%E0%A4%A',
])('%s is asked for as it is written', async (path) => expect(await ask(path)).toBe(path));
