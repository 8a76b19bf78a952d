import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Problem } from '../lib/problem';
import { ask, askUntilHad } from './ask';

/** How often each path is refused before it is answered. */
const refusals: Record<string, number> = { '/at-once': 0, '/late': 2, '/never': Number.POSITIVE_INFINITY };
const asked: string[] = [];
const server = createServer(({ url = '' }, response) => {
  asked.push(url);
  response.statusCode = countOf(url) > (refusals[url] ?? 0) ? (url === '/gone' ? 404 : 200) : 503;
  response.end(url === '/whole' ? 'all of it' : '');
});
const countOf = (path: string) => asked.filter((each) => each === path).length;

beforeAll(async () => void (await once(server.listen(0, '127.0.0.1'), 'listening')));
beforeEach(() => asked.splice(0));
afterAll(() => void server.close());

const askFor = (...paths: string[]) => askUntilHad((server.address() as AddressInfo).port, paths.map(page));
const page = (path: string) => ({ kind: 'page', host: 'fr.localhost', path });

it('asks again for what did not come, and once for what did', async () => {
  await askFor('/late', '/at-once');
  expect([countOf('/late'), countOf('/at-once')]).toEqual([3, 1]);
});

it('names what never comes, with why, after it has asked for the others', async () => {
  const error = await askFor('/never', '/late').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Problem);
  expect(String(error)).toContain('fr.localhost/never (503)');
  expect(String(error)).not.toContain('/late');
  expect(countOf('/late')).toBe(3);
});

it('has lost what was there and is not any more, and an answer that holds nothing', async () => {
  const { port } = server.address() as AddressInfo;
  const askOf = async (path: string, isThere: boolean) => (await ask(port, { ...page(path), isThere })).lost;
  expect([await askOf('/gone', true), await askOf('/gone', false)]).toEqual(['404', null]);
  expect([await askOf('/at-once', true), await askOf('/at-once', false)]).toEqual(['nothing in it', null]);
  expect(await askOf('/whole', true)).toBeNull();
});
