import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { parseEnv } from '../env/env';
import { watchProcess } from './watch-process';

async function findPort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return `${port}`;
}

it('has whoever asks first find what alerts count, at 0', async () => {
  const METRICS_PORT = await findPort();
  expect(await watchProcess(parseEnv({ METRICS_PORT, SITES: 'fr' }))).toBeNull();
  const text = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
  expect(text).toMatch(/^candela_log_events_total\{[^}]*candela_log_event="left out"[^}]*\} 0$/m);
  expect(text).toMatch(/^candela_site_calls_total\{candela_site="fr",candela_outcome="unanswered"\} 0$/m);
  expect(text).toMatch(/^nodejs_eventloop_utilization_ratio [\d.e-]+$/m);
});

it('does nothing where nobody watches', async () => {
  expect(await watchProcess(parseEnv({}))).toBeNull();
});
