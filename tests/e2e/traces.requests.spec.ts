import { rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { startCollector } from '@/lib/telemetry/collector.fixture';
import { endOne, readOutput } from '../../scripts/lib/children';
import { launchSite } from '../../scripts/lib/launch-site';
import { linkBuild } from '../../scripts/lib/link-build';
import { onTheDemo } from '../../scripts/lib/on-the-demo';
import { freePorts } from '../../scripts/lib/ports';
import { listNotReady } from '../../scripts/lib/ready';
import { askSite, sitePort } from '../support/ask-site';
import { testNow } from '../support/clock';

/** A site of its own, since the one under test tells nobody, on the catalogue of that one. */
async function startTracedSite(collector: string) {
  const { site } = await freePorts(5400);
  const of = (name: string, after: number) => Number(process.env[name] ?? sitePort() + after);
  const ports = { site, mock: of('MOCK_PORT', 1), media: of('MEDIA_PORT', 2), identity: of('IDENTITY_PORT', 3) };
  const folder = linkBuild();
  const server = launchSite(ports, {
    folder,
    output: 'quiet',
    env: {
      ...onTheDemo,
      SITE_NOW: testNow,
      AUTH0_SECRET: 'of no visitor, and of this run alone',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector,
    },
  });
  return {
    port: site,
    said: () => readOutput(server),
    end: async (): Promise<number | null> => {
      await endOne(server);
      rmSync(folder, { recursive: true, force: true });
      return server.exitCode;
    },
  };
}

test('a built site tells a collector of a page, what it read and what it asked for that, before it ends', async () => {
  const collector = await startCollector();
  const site = await startTracedSite(collector.url);
  try {
    expect(await listNotReady(['fr'], site.port, 60), site.said()).toEqual([]);
    const { status } = await askSite(`fr.localhost:${site.port}`, '/films?utm_source=roussel', {}, site.port);
    expect(status).toBe(200);
    // What is left is sent at the end, and not a moment before it need be.
    expect(await site.end()).toBe(0);

    const spans = collector.spans();
    const page = spans.find(({ kind, attributes }) => kind === 2 && attributes['http.route'] === '/[locale]/shows');
    expect(page?.attributes, JSON.stringify(spans.map(({ name }) => name))).toMatchObject({
      'http.request.method': 'GET',
      'http.response.status_code': 200,
      'candela.site': 'fr',
    });
    const ofPage = spans.filter(({ traceId }) => traceId === page?.traceId);
    const reads = ofPage.filter(({ name }) => name.startsWith('read /api/'));
    const asked = ofPage.filter(
      ({ kind, parentSpanId }) => kind === 3 && reads.some(({ spanId }) => spanId === parentSpanId),
    );
    expect(reads.map(({ attributes }) => attributes['candela.cache.result'])).toContain('miss');
    expect(asked.map(({ attributes }) => attributes)).toContainEqual(
      expect.objectContaining({ 'http.request.method': 'GET', 'server.address': '127.0.0.1' }),
    );
    expect(collector.metrics()).toContain('http.server.request.duration');
    expect(collector.text()).not.toContain('roussel');
  } finally {
    await site.end();
    collector.end();
  }
});
