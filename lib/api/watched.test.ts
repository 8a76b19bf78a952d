import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { trace } from '@opentelemetry/api';
import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startCollector } from '../telemetry/collector.fixture';
import { startTelemetry } from '../telemetry/start-telemetry';
import { boundFetch } from './bound-fetch';
import { endpoints } from './endpoints/table';
import { read } from './read';
import { readOr } from './read-or';
import { askUpstream } from './upstream';

/** Next's own wants a running Next. */
vi.mock('next/dist/server/app-render/work-async-storage.external', async () => ({
  workAsyncStorage: new (await import('node:async_hooks')).AsyncLocalStorage(),
}));

const own = globalThis.fetch;
const asked = vi.fn<typeof fetch>();
let collector: Awaited<ReturnType<typeof startCollector>>;
let flush: () => Promise<void>;
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

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const found = (server.address() as AddressInfo).port;
  server.close();
  await once(server, 'close');
  return found;
}

async function askMetrics(path = '/metrics'): Promise<{ status: number | undefined; text: string }> {
  const [response] = (await once(get({ host: '127.0.0.1', port, path, agent: false }), 'response')) as [
    IncomingMessage,
  ];
  let text = '';
  for await (const part of response) text += part;
  return { status: response.statusCode, text };
}

/** As Next makes a page: a span of its own around what the page reads. */
const makePage = <T>(make: () => Promise<T>) =>
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

it('shows of a page which calls it made, for how long, and from where they were answered', async () => {
  asked.mockResolvedValue(Response.json([{ title: 'Closed', messageContent: '<p>Today</p>' }]));
  await makePage(() => read('nl-BE', endpoints.alerts, {}));
  await flush();
  const [call, reading, page] = collector.spans();
  expect(page).toMatchObject({
    name: 'render route (app) /[locale]/shows',
    attributes: { 'http.request.method': 'GET', 'url.path': '/films' },
  });
  expect(reading).toMatchObject({
    name: 'read /api/alerts',
    parentSpanId: page?.spanId,
    attributes: { 'url.template': '/api/alerts', 'candela.site': 'be', 'candela.cache.result': 'miss' },
  });
  expect(call).toMatchObject({
    name: 'GET /api/alerts',
    kind: 3,
    parentSpanId: reading?.spanId,
    attributes: {
      'http.request.method': 'GET',
      'http.response.status_code': 200,
      'server.address': 'be.api.test',
      'url.template': '/api/alerts',
    },
  });
  expect(Number(call?.endTimeUnixNano)).toBeGreaterThan(Number(call?.startTimeUnixNano));
  const sent = new Headers(asked.mock.lastCall?.[1]?.headers).get('traceparent');
  expect(sent).toBe(`00-${page?.traceId}-${call?.spanId}-01`);
  expect(collector.metrics()).toEqual(expect.arrayContaining(['http.client.request.duration', 'process.memory.usage']));
});

it('tells an answer that stands in, one that Next kept, and none', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  asked.mockResolvedValueOnce(Response.json({ shows: [] }));
  await read('fr-FR', endpoints.cities, {}).catch(() => null);
  asked.mockImplementation(async () => new Response('"no"', { status: 500 }));
  await readOr('fr-CH', endpoints.footer, {}, null);
  // Below Next's own, which answers without asking where it kept the answer.
  const bound = globalThis.fetch;
  globalThis.fetch = async () => Response.json([]);
  await read('fr-CH', endpoints.alerts, {});
  globalThis.fetch = bound;
  await readOr('fr-CH', endpoints.alerts, {}, []);
  await flush();
  const told = collector
    .spans()
    .filter(({ name }) => name.startsWith('read '))
    .map(({ name, attributes }) => [name, attributes['candela.cache.result']]);
  expect(told.slice(-3)).toEqual([
    ['read /api/footer', 'error'],
    ['read /api/alerts', 'hit'],
    ['read /api/alerts', 'earlier'],
  ]);
  const { text } = await askMetrics();
  expect(text).toMatch(
    /candela_catalogue_reads_total\{url_template="\/api\/alerts",candela_cache_result="earlier"\} 1/,
  );
  expect(text).toMatch(/http_client_request_duration_seconds_count\{[^}]*url_template="\/api\/footer"[^}]*="500"\} 1/);
});

it('sends nothing of who asked or what for, whatever came', async () => {
  const token = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhdXRoMHw0NzExIn0.c2ln';
  asked.mockImplementation(async () => Response.json({ error: 'no' }, { status: 404 }));
  await makePage(async () => {
    trace.getActiveSpan()?.recordException(new Error(`No answer from https://api.test/x?q=roussel for ${token}`));
    trace.getActiveSpan()?.setAttribute('http.user_agent', 'roussel');
    trace.getActiveSpan()?.setAttribute('url.path', `/films/${token}/camille.roussel@post.example`);
    await askUpstream('https://fr.api.test/api/search/full?q=roussel', {});
    await askUpstream('https://fr.api.test/api/voucher/ROUSSEL-42', {});
    await askUpstream('https://fr.api.test/api/client/roussel/shows', {});
    await askUpstream(`https://fr.api.test/${'x'.repeat(100_000)}/roussel`, {});
  });
  await flush();
  const all = collector.text() + (await askMetrics()).text;
  expect(all).toContain('/api/voucher/[code]');
  expect(all).toContain('/api/client/[id]');
  expect(all).not.toMatch(/roussel|eyJ|x{100}/i);
});

it('has as few labels after a flood of invented addresses as before', async () => {
  asked.mockImplementation(async () => new Response('{}', { status: 404 }));
  const count = async () => (await askMetrics()).text.split('\n').length;
  await askUpstream('https://fr.api.test/api/nowhere', {});
  const before = await count();
  for (let index = 0; index < 500; index += 1) await askUpstream(`https://fr.api.test/api/nowhere/${index}`, {});
  expect(await count()).toBe(before);
});

it('answers at its own address and nothing else there', async () => {
  expect((await askMetrics()).status).toBe(200);
  expect((await askMetrics('/')).status).toBe(404);
  expect((await askMetrics('/metrics/../api')).status).toBe(404);
});

it.each(['refuses', 'is silent'] as const)(
  'makes pages as fast where the collector %s, and says so once',
  async (mood) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    vi.spyOn(console, 'info').mockReturnValue();
    collector.become(mood);
    asked.mockImplementation(async () => Response.json([]));
    const begun = performance.now();
    for (let page = 0; page < 300; page += 1) await makePage(() => read('fr-FR', endpoints.alerts, {}));
    expect(performance.now() - begun).toBeLessThan(3_000);
    if (mood === 'is silent') return;
    await flush();
    for (let page = 0; page < 3; page += 1) await makePage(() => read('fr-FR', endpoints.alerts, {}));
    await flush();
    const told = warn.mock.calls
      .map(([line]) => JSON.parse(String(line)))
      .filter(({ event }) => event === 'not collected');
    expect(told.filter(({ what }) => what === 'traces')).toHaveLength(1);
  },
);

it('goes past none of this where Next is told to make a page past all that is kept', async () => {
  asked.mockResolvedValue(Response.json([]));
  const store = { isOnDemandRevalidate: true } as never;
  expect(await workAsyncStorage.run(store, () => read('fr-FR', endpoints.alerts, {}))).toEqual([]);
});
