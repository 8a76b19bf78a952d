import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askSite } from '@/tests/support/ask-site';
import { sendPictureFailures } from './send-picture-failures';

/** Answers as Next does: the status is set, and the head written with the first bytes. */
const server = createServer(({ url }, response) => {
  response.statusCode = Number(/\d{3}$/.exec(url ?? '')?.[0]);
  response.end('Internal Server Error');
});

beforeAll(async () => {
  sendPictureFailures();
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => void server.close());

const ask = (path: string) => askSite('fr.localhost', path, {}, (server.address() as AddressInfo).port);
const picture = (status: number) => `/_next/image?url=${encodeURIComponent('https://m.test/a.webp')}&w=520&q=${status}`;

it.each([
  [500, 502],
  [503, 502],
  [508, 502],
  [429, 502],
  [504, 504],
])('a picture that fails with %i is answered %i, for nobody to keep', async (status, told) => {
  const answer = await ask(picture(status));
  expect([answer.status, answer.headers['cache-control'], answer.headers['retry-after']]).toEqual([
    told,
    'no-store',
    '10',
  ]);
});

it.each([200, 304, 400, 404])('a picture that is answered %i stays as it is', async (status) => {
  const answer = await ask(picture(status));
  expect([answer.status, answer.headers['cache-control']]).toEqual([status, undefined]);
});

it.each(['/films?status=500', '/_next/images?status=500', '/?of=/_next/image&status=500'])(
  'what is no picture fails as it did: %s',
  async (path) => expect((await ask(path)).status).toBe(500),
);
