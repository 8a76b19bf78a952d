import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import { expect, it, onTestFinished } from 'vitest';
import { buildMetricsReader, startMetricsServer } from './metrics-server';

it('names what it tells as a collector would, whose exporter puts units into names', async () => {
  const reader = buildMetricsReader();
  const meter = new MeterProvider({ readers: [reader] }).getMeter('test');
  const gauge = (name: string, unit: string) =>
    meter.createObservableGauge(name, { unit }).addCallback((found) => found.observe(0.5));
  gauge('busy.share', '1');
  gauge('thing.up', '');
  gauge('thing.age', 's');
  gauge('thing.size', 'By');
  meter.createCounter('things', { unit: '1' }).add(1);
  meter.createHistogram('thing.shift', { unit: '1' }).record(0.1);
  meter.createHistogram('thing.wait', { unit: 's' }).record(0.1);
  const server = await startMetricsServer(reader, { host: '127.0.0.1', port: 0 });
  onTestFinished(async () => {
    server.closeAllConnections();
    await once(server.close(), 'close');
  });
  const text = await (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`)).text();
  expect([...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)].map(([, name, kind]) => `${name} ${kind}`)).toEqual(
    expect.arrayContaining([
      'busy_share_ratio gauge',
      'thing_up gauge',
      'thing_age_seconds gauge',
      'thing_size_bytes gauge',
      'things_total counter',
      'thing_shift histogram',
      'thing_wait_seconds histogram',
    ]),
  );
});
