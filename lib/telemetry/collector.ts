import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import type { ReadableSpan } from '@opentelemetry/sdk-trace';
import { log } from '../process/log';
import { cleanSpan } from './clean-span';

/** What it did not take when it was last sent some. */
const refused = new Set<string>();

export const collectorGauge = {
  name: 'candela.collector.up',
  description: 'Whether the collector takes what it is sent',
  unit: '',
  read: () => (refused.size > 0 ? 0 : 1),
};

export class ToldTraces extends OTLPTraceExporter {
  override export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    super.export(spans.map(cleanSpan), tellChange('traces', done));
  }
}

export class ToldMetrics extends OTLPMetricExporter {
  override export(...[measured, done]: Parameters<OTLPMetricExporter['export']>): void {
    super.export(measured, tellChange('metrics', done));
  }
}

/** One line in the log when a collector stops taking what it is sent, and one when it goes on. */
function tellChange(what: string, done: (result: ExportResult) => void) {
  return (result: ExportResult): void => {
    const isRefused = result.code === ExportResultCode.FAILED;
    if (isRefused && !refused.has(what)) log.warn('not collected', { what, reason: result.error?.message });
    if (!isRefused && refused.has(what)) log.info('collected again', { what });
    if (isRefused) refused.add(what);
    else refused.delete(what);
    done(result);
  };
}
