import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { boundFetch } from '../api/bound-fetch';
import { askUpstream } from '../api/upstream';
import { leaveTurn } from '../guards/making-turns';
import { log } from '../process/log';
import { isHeldWaitedFor, noteHeld, noteReading, noteTurn } from '../process/request-scope';
import { nameRequests } from './name-requests';

vi.mock('../guards/making-turns');
const asked = vi.fn<typeof fetch>(async () => Response.json({}));
const own = globalThis.fetch;
const read: number[] = [];
const server = createServer(async ({ url }, response) => {
  await pause(5);
  if (url !== '/') noteTurn(url ?? '');
  if (url !== '/') read.push(noteReading());
  log.warn('noted');
  await askUpstream('https://fr.api.test/api/shows?language=fr', {});
  response.end();
});

beforeAll(async () => {
  vi.stubEnv('CATALOGUE_API_URL', 'https://{site}.api.test');
  globalThis.fetch = asked;
  boundFetch();
  nameRequests();
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  globalThis.fetch = own;
  server.close();
});

/** The id in the log, in the answer, and in the question to the catalogue. */
async function ask(headers: Record<string, string>) {
  vi.stubEnv('CATALOGUE_API_URL', 'https://{site}.api.test');
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { port } = server.address() as AddressInfo;
  const [response] = (await once(get({ port, host: '127.0.0.1', headers, agent: false }), 'response')) as [
    IncomingMessage,
  ];
  response.resume();
  await once(response, 'end');
  const line = JSON.parse(String(warn.mock.lastCall?.[0]));
  const upstream = new Headers(asked.mock.lastCall?.[1]?.headers).get('x-request-id');
  return { ids: [line.requestId, response.headers['x-request-id'], upstream], line };
}

it('a request keeps the id that the edge gave it, in log, answer and calls, and the log names its site', async () => {
  const id = '5f0c6a9e8d7b4c3a2f1e0d9c8b7a6f5e';
  const { ids, line } = await ask({ 'X-Request-Id': id, host: 'be.localhost:3000' });
  expect(ids).toEqual([id, id, id]);
  expect(line.site).toBe('be');
});

it.each([
  'short',
  'x'.repeat(65),
  'x'.repeat(10_000),
  '"forged":1,"a":"',
  'a b c d e f g h',
  '../../etc/passwd',
  '{}{}{}{}{}',
  'é'.repeat(9),
])('takes no id that is no id: %s', async (given) => {
  const { ids } = await ask({ 'X-Request-Id': Buffer.from(given).toString('latin1') });
  expect(ids[0]).toMatch(/^[\da-f-]{36}$/);
  expect(new Set(ids).size).toBe(1);
});

it('never mixes those of requests that are answered at the same time', async () => {
  const ids = ['request-one', 'request-two', 'request-three'];
  const { port } = server.address() as AddressInfo;
  vi.spyOn(console, 'warn').mockReturnValue();
  const seen = await Promise.all(
    ids.map(async (id) => {
      const headers = { 'X-Request-Id': id };
      const [response] = (await once(get({ port, host: '127.0.0.1', headers }), 'response')) as [IncomingMessage];
      response.resume();
      return response.headers['x-request-id'];
    }),
  );
  expect(seen).toEqual(ids);
  const noted = vi.mocked(console.warn).mock.calls.map(([line]) => JSON.parse(String(line)).requestId);
  expect(noted.toSorted()).toEqual(ids.toSorted());
});

it('ends the turn of a page with its answer, and counts nobody as reading then', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { port } = server.address() as AddressInfo;
  const [response] = (await once(
    get({ port, host: '127.0.0.1', path: '/fr-FR/movie/a', agent: false }),
    'response',
  )) as [IncomingMessage];
  response.resume();
  await once(response, 'close');
  expect(read).toEqual([1]);
  await vi.waitFor(() => expect(noteReading()).toBe(0));
  await vi.waitFor(() => expect(listLeft()).toEqual(['/fr-FR/movie/a']));
});

it('ends none of a page that goes on being made when whoever asked for it has gone', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.mocked(leaveTurn).mockClear();
  const { promise: heard, resolve: hear } = Promise.withResolvers<Response>();
  asked.mockReturnValueOnce(heard);
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  server.once('request', (_, response) => response.once('close', close));
  const { port } = server.address() as AddressInfo;
  const visit = get({ port, host: '127.0.0.1', path: '/fr-FR/movie/gone', agent: false }).on('error', () => undefined);
  await vi.waitFor(() => expect(noteReading()).toBe(1));
  visit.destroy();
  await closed;
  hear(Response.json({}));
  await vi.waitFor(() => expect(noteReading()).toBe(0));
  expect(listLeft()).toEqual([]);
});

it('counts nobody as waiting for a page that is held once it is on its way to them, however slowly', async () => {
  const waits: boolean[] = [];
  const slow = createServer(async (_, response) => {
    noteHeld();
    await pause(250);
    waits.push(isHeldWaitedFor());
    response.write('a page');
    waits.push(isHeldWaitedFor());
    response.end();
  });
  await once(slow.listen(0, '127.0.0.1'), 'listening');
  const { port } = slow.address() as AddressInfo;
  const [response] = (await once(get({ port, host: '127.0.0.1', agent: false }), 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'close');
  slow.close();
  expect(waits).toEqual([true, false]);
});

const listLeft = () =>
  vi
    .mocked(leaveTurn)
    .mock.calls.map(([{ turn }]) => turn)
    .filter(Boolean);
