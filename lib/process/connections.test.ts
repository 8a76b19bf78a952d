import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isQueueing, watchConnections } from './connections';

const seen: boolean[] = [];
// A server hears of a connection before it is counted, and still in the same turn.
const server = createServer(() => void setImmediate(() => seen.push(isQueueing())));
const sockets: Socket[] = [];
beforeAll(async () => {
  watchConnections();
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

const connectOnce = () => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  return once(socket, 'connect');
};
/** So long that all who connect meanwhile wait. */
function keepBusy(): void {
  const until = performance.now() + 50;
  while (performance.now() < until);
}
const accepted = async (count: number) => {
  while (seen.length < count) await wait(5);
  return seen.splice(0);
};

it('connections that came at once wait for each other', async () => {
  const all = Array.from({ length: 10 }, connectOnce);
  keepBusy();
  await Promise.all(all);
  // Whoever waits first is not yet known to be one of many.
  expect(await accepted(10)).toEqual([false, false, ...Array(8).fill(true)]);
  await wait(50);
  expect(isQueueing()).toBe(false);
});

it('two that came at once do not, which is as likely a chance', async () => {
  const both = [connectOnce(), connectOnce()];
  keepBusy();
  await Promise.all(both);
  expect(await accepted(2)).toEqual([false, false]);
  await wait(50);
});

it('those that come one by one do not', async () => {
  for (let count = 0; count < 10; count += 1) {
    await connectOnce();
    await wait(10);
  }
  expect(await accepted(10)).toEqual(Array(10).fill(false));
});
