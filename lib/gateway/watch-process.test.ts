import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { parseEnv } from '../env/env';
import { watchGauges } from '../telemetry/process-gauges';
import { watchProcess } from './watch-process';

vi.mock('../telemetry/process-gauges', { spy: true });

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

it('says in one sentence that the address of the metrics is taken', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(watchProcess(parseEnv({ METRICS_PORT: `${port}` }))).rejects.toThrow(
    new Error(`Nothing can listen where METRICS_PORT and METRICS_HOST say, 127.0.0.1:${port}: EADDRINUSE.`),
  );
  await once(server.close(), 'close');
});

it('lays nothing else that fails on the address of the metrics', async () => {
  vi.mocked(watchGauges).mockImplementationOnce(() => {
    throw new Error('no gauges');
  });
  const start = watchProcess(parseEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' }));
  await expect(start).rejects.toThrow(new Error('no gauges'));
});
