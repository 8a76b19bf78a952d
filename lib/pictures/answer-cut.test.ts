import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { enterRequest, type RequestScope } from '../process/request-scope';
import { answerCut } from './answer-cut';

const asked: string[] = [];
const server = createServer(({ url }, response) => {
  asked.push(url ?? '');
  response.end('a picture');
});
let running = 0;
let most = 0;
let go = Promise.withResolvers<void>();
vi.mock('./cut-picture', () => ({
  cutPicture: async (whole: Buffer) => {
    running += 1;
    most = Math.max(most, running);
    await go.promise;
    running -= 1;
    return whole;
  },
}));

beforeAll(async () => void (await once(server.listen(0, '127.0.0.1'), 'listening')));
afterAll(() => void server.close());
beforeEach(() => {
  asked.length = 0;
  go = Promise.withResolvers();
});

const cutOf = (name: string) =>
  answerCut({
    print: 'still',
    shape: '1x1',
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/${name}`,
  });

it('a picture that many ask for at once is asked for and cut once', async () => {
  const all = Array.from({ length: 12 }, () => cutOf('one'));
  await vi.waitFor(() => expect(running).toBe(1));
  go.resolve();
  for (const answer of await Promise.all(all)) expect([answer.status, await answer.text()]).toEqual([200, 'a picture']);
  expect([asked, most]).toEqual([['/one'], 1]);
});

it('of a flood of pictures two are cut at a time, some wait, and the others may be asked for again', async () => {
  const scopes = Array.from({ length: 130 }, (_, index) => ({ id: `${index}`, arrived: 0, site: () => 'fr' }));
  const all = scopes.map((scope: RequestScope, index) =>
    Promise.resolve().then(() => {
      enterRequest(scope);
      return cutOf(`flood-${index}`);
    }),
  );
  await vi.waitFor(() => expect(asked).toHaveLength(130), { timeout: 10_000 });
  expect((await Promise.race(all)).status).toBe(504);
  go.resolve();
  const answers = Map.groupBy(await Promise.all(all), ({ status }) => status);
  expect([answers.get(200)?.length, answers.get(504)?.length, most]).toEqual([102, 28, 2]);
  expect(answers.get(504)?.[0]?.headers.get('retry-after')).toBe('10');
  expect(scopes.filter((scope: RequestScope) => scope.isTurnedAway)).toHaveLength(28);
  expect((await cutOf('flood-129')).status).toBe(200);
});
