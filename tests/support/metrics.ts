import { metrics } from '@opentelemetry/api';
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import { beforeAll } from 'vitest';
import { startNoting } from '@/lib/telemetry/metrics';

/** For all tests of a file: gives what has been told of a metric by labels, since it was last looked at or since the beginning. */
export function startCounting(since: 'the last look' | 'the beginning') {
  const { DELTA, CUMULATIVE } = AggregationTemporality;
  const exporter = new InMemoryMetricExporter(since === 'the beginning' ? CUMULATIVE : DELTA);
  const reader = new PeriodicExportingMetricReader({
    exporter,
    exportIntervalMillis: 3_600_000,
    exportTimeoutMillis: 1_000,
  });
  beforeAll(() => {
    metrics.setGlobalMeterProvider(new MeterProvider({ readers: [reader] }));
    startNoting();
  });

  return async (name: string) => {
    exporter.reset();
    await reader.forceFlush();
    return exporter
      .getMetrics()
      .flatMap(({ scopeMetrics }) => scopeMetrics)
      .flatMap((scope) => scope.metrics)
      .filter(({ descriptor }) => descriptor.name === name)
      .flatMap(({ dataPoints }) => dataPoints.map(({ attributes, value }) => ({ attributes, value })));
  };
}
