import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external';
import { expect, it, vi } from 'vitest';
import { makePage, startWatching } from '@/tests/support/watched';
import { endpoints } from './endpoints/table';
import { read } from './read';
import { readOr } from './read-or';

/** Next's own wants a running Next. */
vi.mock('next/dist/server/app-render/work-async-storage.external', async () => ({
  workAsyncStorage: new (await import('node:async_hooks')).AsyncLocalStorage(),
}));

const { asked, askMetrics, collector, flush } = startWatching();

it('shows of a page which calls it made, for how long, and from where they were answered', async () => {
  asked.mockResolvedValue(Response.json([{ title: 'Closed', messageContent: '<p>Today</p>' }]));
  await makePage(() => read('nl-BE', endpoints.alerts, {}));
  await flush();
  const [call, reading, page] = collector().spans();
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
      'server.port': 443,
      'url.template': '/api/alerts',
    },
  });
  expect(Number(call?.endTimeUnixNano)).toBeGreaterThan(Number(call?.startTimeUnixNano));
  const sent = new Headers(asked.mock.lastCall?.[1]?.headers).get('traceparent');
  expect(sent).toBe(`00-${page?.traceId}-${call?.spanId}-01`);
  expect(collector().metrics()).toEqual(
    expect.arrayContaining(['http.client.request.duration', 'process.memory.usage']),
  );
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
  const footer = collector()
    .spans()
    .find(({ name }) => name === 'GET /api/footer');
  expect(footer).toMatchObject({ status: { code: 2 }, attributes: { 'error.type': '500' } });
  const told = collector()
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
  const failed = /^http_client_request_duration_seconds_count\{(.*url_template="\/api\/footer".*)\} 1$/m.exec(
    text,
  )?.[1];
  for (const label of ['server_address="ch.api.test"', 'server_port="443"', 'error_type="500"'])
    expect(failed).toContain(label);
  expect(text).toMatch(/^v8js_memory_heap_used_bytes\{v8js_heap_space_name="old_space"\} \d+/m);
});

it('goes past none of this where Next is told to make a page past all that is kept', async () => {
  asked.mockResolvedValue(Response.json([]));
  const store = { isOnDemandRevalidate: true } as never;
  expect(await workAsyncStorage.run(store, () => read('fr-FR', endpoints.alerts, {}))).toEqual([]);
});
