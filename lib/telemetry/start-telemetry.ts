import { randomUUID } from 'node:crypto';
import { context, metrics, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, type MetricReader, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type Span,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { watchLog } from '../process/log';
import { findRequest } from '../process/request-scope';
import { collectorGauge, ToldMetrics, ToldTraces } from './collector';
import { noteMetric, startNoting } from './metrics';
import { buildMetricsReader, type MetricsAddress, startMetricsServer } from './metrics-server';
import { watchGauge, watchGauges } from './process-gauges';
import { startTracing } from './traces';

export type Telemetry = {
  /** Whether a collector is told; where it is the exporters read themselves (`OTEL_EXPORTER_OTLP_…`). */
  isCollected: boolean;
  metrics: MetricsAddress | null;
  /** How many of the traces that begin here are kept, 0 to 1. */
  share: number;
};

/** Milliseconds: a collector that does not answer is given up, and what waits for it meanwhile is bounded and then dropped. */
const patience = 5_000;
const often = 2_000;
const oftenMeasured = 15_000;
const mostWaiting = 4_096;

/**
 * Starts what watches the process: traces and metrics to a collector, metrics to whoever asks their address. Returns what
 * sends a collector all that is left, null without one. Throws one sentence where that address cannot be had.
 */
export async function startTelemetry({
  isCollected,
  metrics: address,
  share,
}: Telemetry): Promise<(() => Promise<void>) | null> {
  const resource = resourceFromAttributes({
    'service.name': 'candela',
    'service.instance.id': randomUUID(),
  }).merge(detectResources({ detectors: [envDetector] }));

  const readers: MetricReader[] = [];
  const reader = address && buildMetricsReader();
  if (address && reader) await startMetricsServer(reader, address);
  if (reader) readers.push(reader);
  if (isCollected)
    readers.push(
      new PeriodicExportingMetricReader({
        exporter: new ToldMetrics({ timeoutMillis: patience }),
        exportIntervalMillis: oftenMeasured,
        exportTimeoutMillis: patience,
      }),
    );
  const meters = new MeterProvider({ resource, readers });
  metrics.setGlobalMeterProvider(meters);
  startNoting();
  watchGauges();
  watchLog((level, event) => noteMetric('lines', 1, { 'candela.log.level': level, 'candela.log.event': event }));
  if (!isCollected) return null;
  watchGauge(collectorGauge);

  // Ours say which call it was; Next's would say its address.
  process.env.NEXT_OTEL_FETCH_DISABLED = '1';
  const exporter = new ToldTraces({ timeoutMillis: patience });
  const tracers = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanLimits: { attributeValueLengthLimit: 2_000, eventCountLimit: 8 },
    spanProcessors: [
      new WithRequest(),
      new BatchSpanProcessor({
        exporter,
        scheduledDelayMillis: often,
        exportTimeoutMillis: patience,
        maxQueueSize: mostWaiting,
      }),
    ],
  });
  trace.setGlobalTracerProvider(tracers);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  startTracing();
  return async () => void (await Promise.allSettled([tracers.forceFlush(), meters.forceFlush()]));
}

/** Whose request a trace is of, as the log says it. */
class WithRequest {
  onStart(span: Span): void {
    const request = findRequest();
    if (request && (!span.parentSpanContext || span.parentSpanContext.isRemote))
      span.setAttributes({ 'candela.request.id': request.id, 'candela.site': request.site() });
  }
  onEnd(): void {}
  async forceFlush(): Promise<void> {}
  async shutdown(): Promise<void> {}
}
