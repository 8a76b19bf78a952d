import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect } from 'node:http2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteIds } from '@/lib/sites/sites';
import { askSite } from '@/tests/support/ask-site';
import { endOne } from '../lib/children';
import { freePorts } from '../lib/ports';
import { waitUntilAnswering } from '../lib/ready';
import { type Asked, pageHeaders, startFakeSite } from './fake-site.fixture';
import { buildLocalSettings, edgeFolder, launchEdge } from './launch-edge';
import { findNginx } from './nginx';
import { writeSelfSigned } from './self-signed';

/** Where TLS ends at the edge; `edge.test.ts` asks the same edge in plain words. */
describe.runIf(findNginx())('an edge with a certificate', () => {
  const asked: Asked[] = [];
  let site: Awaited<ReturnType<typeof startFakeSite>>;
  let edge: ReturnType<typeof launchEdge>;
  let port: number;
  let plain: number;

  beforeAll(async () => {
    site = await startFakeSite(asked);
    const ports = await freePorts(5700 + Number(process.env.VITEST_POOL_ID ?? 0) * 20);
    port = ports.site;
    plain = ports.mock;
    rmSync(edgeFolder(port), { recursive: true, force: true });
    const tls = writeSelfSigned(edgeFolder(port), 'fr.localhost');
    edge = launchEdge({ ...buildLocalSettings(port, [site.port]), tls, plain: [`${plain}`] }, siteIds);
    await waitUntilAnswering(port);
  });
  afterAll(async () => {
    await endOne(edge);
    await site.end();
    rmSync(edgeFolder(port), { recursive: true, force: true });
  });

  /** By HTTP/2, as a browser asks; the name is what it asks for, which may be nobody's. */
  async function ask(path: string, host: string) {
    const session = connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false, servername: host });
    const stream = session.request({ ':path': path, ':authority': `${host}:${port}` });
    const [headers] = await once(stream, 'response');
    const text = Buffer.concat(await stream.toArray()).toString();
    session.close();
    return { status: headers[':status'], text };
  }

  it('answers by HTTP/2, and tells the site by which scheme it was asked', async () => {
    site.answer((one, response) => response.writeHead(200, pageHeaders).end(JSON.stringify(one)));
    const { status, text } = await ask('/films', 'fr.localhost');
    expect(status).toBe(200);
    expect(JSON.parse(text).headers).toMatchObject({ 'x-forwarded-proto': 'https', host: `fr.localhost:${port}` });
  });

  it('gives five visitors behind one address the scripts of their pages at once', async () => {
    site.answer(
      (_, response) =>
        void setTimeout(() => response.writeHead(200, { 'cache-control': 'max-age=60' }).end('code'), 500),
    );
    const visits = Array.from({ length: 5 }, () => connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false }));
    const statuses = visits.flatMap((session, visit) =>
      Array.from({ length: 60 }, async (_, file) => {
        const path = `/_next/static/${visit}-${file}.js`;
        const [headers] = await once(
          session.request({ ':path': path, ':authority': `fr.localhost:${port}` }),
          'response',
        );
        return headers[':status'];
      }),
    );
    expect((await Promise.all(statuses)).filter((status) => status !== 200)).toEqual([]);
    for (const session of visits) session.close();
  });

  it('sends whoever comes without TLS to the same address with it, but not under a name that is nobody’s', async () => {
    const { status, headers } = await askSite('fr.localhost', '/films?a=b', {}, plain);
    expect([status, headers.location]).toEqual([308, `https://fr.localhost:${port}/films?a=b`]);
    expect((await askSite('nobody.localhost', '/films', {}, plain)).status).toBe(421);
  });

  it.each([
    ['/health', 204],
    ['/films', 421],
  ])('answers %s under a name that is nobody’s, as without one', async (path, expected) => {
    expect((await ask(path, 'nobody.localhost')).status).toBe(expected);
  });
});
