import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { askSite } from '../support/ask-site';

it('is answered by a server that closes a kept connection in the moment it is used again', async () => {
  const server = createServer((request, response) => {
    response.end('there', () => setImmediate(() => request.socket.destroy()));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const asked = async () => (await askSite('fr.localhost', '/', {}, port)).text;
  for (let turn = 0; turn < 50; turn += 1) expect(await asked()).toBe('there');
  server.close();
});
