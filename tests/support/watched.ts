import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { trace } from '@opentelemetry/api';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { boundFetch } from '@/lib/api/bound-fetch';
import { startCollector } from '@/lib/telemetry/collector.fixture';
import { startTelemetry } from '@/lib/telemetry/start-telemetry';

/** For all tests of a file: a process that is watched, a collector it tells, and a catalogue that is asked. */
export function startWatching() {
  const own = globalThis.fetch;
  const asked = vi.fn<typeof fetch>();
  let collector: Awaited<ReturnType<typeof startCollector>>;
  let flush: Awaited<ReturnType<typeof startTelemetry>>;
  let port: number;

  beforeAll(async () => {
    collector = await startCollector();
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.url;
    port = await findPort();
    flush = await startTelemetry({ isCollected: true, metrics: { host: '127.0.0.1', port }, share: 1 });
    globalThis.fetch = asked;
    boundFetch();
  });
  beforeEach(() => {
    vi.stubEnv('CATALOGUE_API_URL', 'https://{site}.api.test');
    asked.mockReset();
    collector.become('takes');
    collector.forget();
  });
  afterAll(() => {
    globalThis.fetch = own;
    delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
    collector.end();
  });

  return {
    asked,
    collector: () => collector,
    flush: async () => flush?.(),
    askMetrics: async (path = '/metrics'): Promise<{ status: number | undefined; text: string }> => {
      const [response] = (await once(get({ host: '127.0.0.1', port, path, agent: false }), 'response')) as [
        IncomingMessage,
      ];
      let text = '';
      for await (const part of response) text += part;
      return { status: response.statusCode, text };
    },
  };
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const found = (server.address() as AddressInfo).port;
  server.close();
  await once(server, 'close');
  return found;
}

/** As Next makes a page: a span of its own around what the page reads. */
export const makePage = <T>(make: () => Promise<T>) =>
  trace.getTracer('next.js').startActiveSpan(
    'render route (app) /[locale]/shows',
    {
      attributes: {
        'next.span_type': 'AppRender.getBodyResult',
        'http.method': 'GET',
        'http.target': '/films?q=roussel',
      },
    },
    async (span) => {
      const made = await make();
      span.end();
      return made;
    },
  );
