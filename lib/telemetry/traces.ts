import { type Attributes, context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { processWide } from '../process/process-wide';

const state = processWide('traces', () => ({ isOn: false }));

export const startTracing = (): void => void Object.assign(state, { isOn: true });

type Doing = { name: string; attributes: Attributes; isCall?: boolean };

/** Does something as a span of the trace of its page or answer; only does it while nobody takes traces. */
export async function doTraced<T>(
  { name, attributes, isCall }: Doing,
  task: (span: Span | null) => Promise<T>,
): Promise<T> {
  if (!state.isOn) return task(null);
  const kind = isCall ? SpanKind.CLIENT : SpanKind.INTERNAL;
  return trace.getTracer('candela').startActiveSpan(name, { kind, attributes }, async (span) => {
    try {
      return await task(span);
    } catch (error) {
      noteFailedSpan(span, error instanceof Error ? error.name : 'unknown');
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Says of what is done that it failed, in one of few words. */
export function noteFailedSpan(span: Span | null, kind: string): void {
  span?.setStatus({ code: SpanStatusCode.ERROR });
  span?.setAttribute('error.type', kind);
}

/** What a question to another server says of the trace it is part of. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  if (state.isOn) propagation.inject(context.active(), headers);
  return headers;
}
