import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limitWait } from './limit-wait';

/** `/slow` is answered after 200 ms, `/never` not at all. */
const server = createServer(({ url }, answer) => {
  if (url === '/slow') setTimeout(() => answer.end('there'), 200);
});
let address = '';
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.closeAllConnections());

/** Asks with 400 ms to answer, as a process of its own: it can be frozen. */
const asker = `
  const { limitWait } = await import(process.argv[1]);
  const asked = fetch(process.argv[2], { signal: limitWait(400) });
  console.log(await asked.then((answer) => answer.text(), ({ name }) => name));
`;

/** What comes of a question whose process was frozen while the answer came, and until after its time was over. */
async function askFrozen(path: string): Promise<string> {
  const source = new URL('limit-wait.ts', import.meta.url).href;
  const child = spawn(process.execPath, ['--input-type=module', '-e', asker, source, address + path]);
  const said = text(child.stdout);
  await once(server, 'request');
  await wait(50);
  child.kill('SIGSTOP');
  await wait(1_200);
  child.kill('SIGCONT');
  return (await said).trim();
}

it('takes the answer that came while this process was frozen', async () => {
  expect(await askFrozen('/slow')).toBe('there');
});

it('does not wait on for one that has not come', async () => {
  expect(await askFrozen('/never')).toBe('TimeoutError');
});

const ask = (path: string, milliseconds: number) => fetch(address + path, { signal: limitWait(milliseconds) });

it('lets a question leave that could not until after its time, for this process was busy', async () => {
  const asked = ask('/slow', 300);
  const until = performance.now() + 900;
  while (performance.now() < until);
  expect(await (await asked).text()).toBe('there');
});

it('ends as the platform ends it where nothing comes', async () => {
  await expect(ask('/never', 50)).rejects.toThrow(expect.objectContaining({ name: 'TimeoutError' }));
});
