import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { answerCut } from './answer-cut';
import { askPicture } from './ask-picture';

/** How many of them were sent. */
let sent = 0;
function* megabytes(count: number) {
  for (sent = 0; sent < count; sent += 1) yield Buffer.alloc(1024 * 1024);
}
const whole = { 'content-type': 'image/webp', 'content-length': 12 };
const answers: Record<string, (response: ServerResponse) => void> = {
  whole: (response) => response.writeHead(200, whole).end('twelve bytes'),
  'not there': (response) => response.writeHead(404).end('no'),
  empty: (response) => response.writeHead(200).end(),
  'too heavy': (response) => response.writeHead(200, { 'content-length': 13 * 1024 * 1024 }).write('x'),
  'heavier than told': (response) => response.writeHead(200).end(Buffer.alloc(13 * 1024 * 1024)),
  endless: (response) => void Readable.from(megabytes(40)).pipe(response.writeHead(200)),
  elsewhere: (response) => response.writeHead(302, { location: '/whole' }).end(),
  refused: (response) => void response.destroy(),
  silent: () => {},
  cut: (response) => void response.writeHead(200, whole).write('six by', () => response.destroy()),
  dripping: (response) => response.writeHead(200, whole).write('six by'),
  'in trouble': (response) => response.writeHead(503).end('later'),
  'asked too much': (response) => response.writeHead(429).end('later'),
};
const server = createServer(({ url }, response) => answers[decodeURI(url ?? '').slice(1)]?.(response));

beforeAll(async () => void (await once(server.listen(0, '127.0.0.1'), 'listening')));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const addressOf = (name: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/${encodeURI(name)}`;
const patience = 300;

it('has the bytes of a picture', async () => {
  expect(String(await askPicture(addressOf('whole'), patience))).toBe('twelve bytes');
});

it.each(['not there', 'empty', 'too heavy', 'heavier than told'])('knows that there is none: %s', async (name) => {
  expect(await askPicture(addressOf(name), 5_000)).toBe('none');
});

it('reads no more of one whose length nobody told than a picture may have', async () => {
  expect(await askPicture(addressOf('endless'), 5_000)).toBe('none');
  expect(sent).toBeLessThan(30);
});

it.each([null, undefined, '', 'no address', 'https://evil.test/a.webp', 'file:///etc/passwd'])(
  'asks nobody for %s',
  async (address) => {
    const asked = vi.spyOn(globalThis, 'fetch');
    expect(await askPicture(address, patience)).toBe('none');
    expect(asked).not.toHaveBeenCalled();
  },
);

it.each([
  ['https://media.test/a.webp', 1],
  ['https://media.test:8443/a.webp', 0],
  ['http://media.test/a.webp', 0],
  ['https://one.cdn.test/a.webp', 1],
  ['https://one.two.cdn.test/a.webp', 1],
  ['https://cdn.test/a.webp', 0],
  ['https://evilcdn.test/a.webp', 0],
])('asks whom the image service would ask: %s, %i', async (address, times) => {
  vi.stubEnv('CATALOGUE_API_URL', 'https://api.test');
  vi.stubEnv('MEDIA_HOSTS', 'media.test,*.cdn.test');
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('twelve bytes'));
  await askPicture(address, patience);
  expect(asked).toHaveBeenCalledTimes(times);
});

it.each(['elsewhere', 'refused', 'silent', 'cut', 'dripping', 'in trouble', 'asked too much'])(
  'cannot tell, and does not throw: %s',
  async (name) => expect(await askPicture(addressOf(name), patience)).toBe('failed'),
);

it('answers for a part of it that there is none, or that it does not come now, which nobody is to keep', async () => {
  const answer = async (name: string) => {
    const { status, headers } = await answerCut({ print: 'still', shape: '1x1', address: addressOf(name) });
    return [status, headers.get('cache-control')];
  };
  expect(await answer('not there')).toEqual([404, null]);
  expect(await answer('whole')).toEqual([404, null]);
  expect(await answer('cut')).toEqual([504, 'no-store']);
  expect((await answerCut(undefined)).status).toBe(404);
});
