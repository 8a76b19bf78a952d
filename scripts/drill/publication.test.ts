import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findLatePublication } from './publication';

let servers: Server[] = [];
let published = 0;
let list: unknown[] = [];
let isRefused = false;
beforeEach(() => {
  published = 0;
  list = [{ slug: 'opera' }, { slug: 'jazz' }];
  isRefused = false;
});
afterEach(() => {
  for (const server of servers) server.close();
  servers = [];
});

async function serve(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}
const readBody = async (request: IncomingMessage) => (await request.toArray()).join('');

const launchMock = () =>
  serve(async (request, response) => {
    const body = await readBody(request);
    if (request.method === 'PUT') list = JSON.parse(body).json;
    response.end(JSON.stringify(list));
  });

/** It hears of a publication after so many milliseconds, and serves until then what it has. */
const launchReplica = (milliseconds: number) => {
  let kept = '';
  return serve((request, response) => {
    if (request.method === 'POST') {
      published = Date.now();
      response.statusCode = isRefused ? 503 : 200;
      return void response.end();
    }
    const isHeard = published > 0 && Date.now() >= published + milliseconds;
    if (!kept || isHeard) kept = JSON.stringify(list);
    response.end(kept);
  });
};
const find = async (...delays: number[]) => {
  const ports = [];
  for (const delay of delays) ports.push(await launchReplica(delay));
  return { ports, found: await findLatePublication({ ports, mockPort: await launchMock() }, 'fr') };
};

it('finds nothing where all replicas serve soon what was published', async () => {
  expect((await find(0, 200, 400)).found).toBeNull();
});

it('names a replica that goes on with what it has', async () => {
  const { ports, found } = await find(0, 60_000);
  expect(found).toContain(`port ${ports[1]}.`);
});

it('says where a publication is refused', async () => {
  isRefused = true;
  expect((await find(0)).found).toContain('503');
});
