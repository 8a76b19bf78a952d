import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import { DataPointType, type MetricData, type ResourceMetrics } from '@opentelemetry/sdk-metrics';
import { setApart } from '../process/own-servers';

export type MetricsAddress = { host: string; port: number };

/** Its own server would be one that visitors are counted at. */
export const buildMetricsReader = (): PrometheusExporter => new PrometheusExporter({ preventServerStart: true });

/** Answers `/metrics` as Prometheus reads it, at an address of its own. Throws one sentence where that cannot be had. */
export async function startMetricsServer(reader: PrometheusExporter, { host, port }: MetricsAddress): Promise<Server> {
  const serializer = new PrometheusSerializer(undefined, false, undefined, false, true);
  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') return void response.writeHead(404).end();
    const { resourceMetrics } = await reader.collect();
    response.setHeader('content-type', 'text/plain; version=0.0.4; charset=utf-8');
    response.end(serializer.serialize(inUnits(resourceMetrics)));
  });
  setApart(server);
  server.unref().listen(port, host);
  await once(server, 'listening').catch(({ code }: NodeJS.ErrnoException) => {
    throw new Error(`Nothing can listen where METRICS_PORT and METRICS_HOST say, ${host}:${port}: ${code}.`);
  });
  return server;
}

const endings: Readonly<Record<string, string>> = { s: '.seconds', By: '.bytes' };

/** The name of a metric of ours to Prometheus, whose names say their unit; of what has none it is a share where it is no count. */
export const prometheusName = (name: string, unit: string, isGauge = false): string =>
  `${name}${unit === '1' && isGauge ? '.ratio' : (endings[unit] ?? '')}`.replaceAll('.', '_');

/** The exporter leaves units out, which collectors put in: the same dashboard reads both. */
const inUnits = (measured: ResourceMetrics): ResourceMetrics => ({
  ...measured,
  scopeMetrics: measured.scopeMetrics.map((scope) => ({
    ...scope,
    metrics: scope.metrics.map((metric) => ({ ...metric, descriptor: named(metric) })),
  })),
});

const named = ({ descriptor, dataPointType }: MetricData): MetricData['descriptor'] => ({
  ...descriptor,
  name: prometheusName(descriptor.name, descriptor.unit, dataPointType === DataPointType.GAUGE),
});
