import { trace } from '@opentelemetry/api';
import { expect, it, vi } from 'vitest';
import { makePage, startWatching } from '@/tests/support/watched';
import { endpoints } from './endpoints/table';
import { read } from './read';
import { askUpstream } from './upstream';

/** Next's own wants a running Next. */
vi.mock('next/dist/server/app-render/work-async-storage.external', async () => ({
  workAsyncStorage: new (await import('node:async_hooks')).AsyncLocalStorage(),
}));

const { asked, askMetrics, collector, flush } = startWatching();

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
  const all = collector().text() + (await askMetrics()).text;
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
    collector().become(mood);
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

it('says for as long as it lasts that a collector takes nothing, and for no longer', async () => {
  const isUp = async () => /^candela_collector_up(?:\{.*\})? (\d)$/m.exec((await askMetrics()).text)?.[1];
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'info').mockReturnValue();
  asked.mockImplementation(async () => Response.json([]));
  for (const [mood, expected] of [
    ['takes', '1'],
    ['refuses', '0'],
    ['refuses', '0'],
    ['takes', '1'],
  ] as const) {
    collector().become(mood);
    await makePage(() => read('fr-FR', endpoints.alerts, {}));
    await flush();
    expect([mood, await isUp()]).toEqual([mood, expected]);
  }
});
