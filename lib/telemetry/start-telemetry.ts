import { randomUUID } from 'node:crypto';
import { context, metrics, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { type ExportResult, ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, type MetricReader, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type ReadableSpan,
  type Span,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { log, watchLog } from '../process/log';
import { findRequest } from '../process/request-scope';
import { cleanSpan } from './clean-span';
import { noteMetric, startNoting } from './metrics';
import { buildMetricsReader, type MetricsAddress, startMetricsServer } from './metrics-server';
import { watchGauges } from './process-gauges';
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
 * sends all that is left. Throws where that address cannot be had.
 */
export async function startTelemetry({
  isCollected,
  metrics: address,
  share,
}: Telemetry): Promise<() => Promise<void>> {
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
  if (!isCollected) return async () => {};

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

class ToldTraces extends OTLPTraceExporter {
  #tell = tellOnce('traces');
  override export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    super.export(spans.map(cleanSpan), this.#tell(done));
  }
}

class ToldMetrics extends OTLPMetricExporter {
  #tell = tellOnce('metrics');
  override export(...[measured, done]: Parameters<OTLPMetricExporter['export']>): void {
    super.export(measured, this.#tell(done));
  }
}

/** One line in the log when a collector stops taking what it is sent, and one when it goes on. */
function tellOnce(what: string) {
  let isTold = false;
  return (done: (result: ExportResult) => void) =>
    (result: ExportResult): void => {
      const isRefused = result.code === ExportResultCode.FAILED;
      if (isRefused && !isTold) log.warn('not collected', { what, reason: result.error?.message });
      if (!isRefused && isTold) log.info('collected again', { what });
      isTold = isRefused;
      done(result);
    };
}
