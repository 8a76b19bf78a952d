import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteIds } from '@/lib/sites/sites';
import { askSite } from '@/tests/support/ask-site';
import { endOne, readOutput, signalGroup } from '../lib/children';
import { freePorts } from '../lib/ports';
import { waitUntilAnswering } from '../lib/ready';
import { pageHeaders, startFakeSite } from './fake-site.fixture';
import { buildLocalSettings, edgeFolder, launchEdge } from './launch-edge';
import { findNginx } from './nginx';

/** How an edge begins where another one ended, however that was. */
describe.runIf(findNginx())('an edge', () => {
  let site: Awaited<ReturnType<typeof startFakeSite>>;
  let port: number;
  let edge: ReturnType<typeof launchEdge>;
  const launch = () => launchEdge(buildLocalSettings(port, [site.port]), siteIds, 'quiet');
  const ask = async (path: string) => (await askSite(`fr.localhost:${port}`, path, {}, port)).text;

  beforeAll(async () => {
    site = await startFakeSite([]);
    site.answer((_, response) => response.writeHead(200, pageHeaders).end('a page'));
    port = (await freePorts(5700 + Number(process.env.VITEST_POOL_ID ?? 0) * 20)).site;
    rmSync(edgeFolder(port), { recursive: true, force: true });
    edge = launch();
    await waitUntilAnswering(port);
  });
  afterAll(async () => {
    await endOne(edge);
    await site.end();
    rmSync(edgeFolder(port), { recursive: true, force: true });
  });

  it.each(['SIGKILL', 'SIGQUIT', 'SIGTERM'] as const)('starts again after %s, and asks the sites', async (signal) => {
    const gone = once(edge, 'exit');
    signalGroup(edge, signal);
    await gone;
    edge = launch();
    await Promise.race([waitUntilAnswering(port), once(edge, 'close')]);
    expect(readOutput(edge)).toBe('');
    expect(await ask(`/after-${signal}`)).toBe('a page');
  });

  it('says why where it cannot start', async () => {
    const other = launchEdge(buildLocalSettings(site.port, [site.port]), siteIds, 'quiet');
    await once(other, 'close');
    rmSync(edgeFolder(site.port), { recursive: true, force: true });
    expect(readOutput(other)).toContain(`bind() to 0.0.0.0:${site.port} failed`);
  });

  it('leaves one alone that runs, and says that it does', async () => {
    const second = launch();
    await once(second, 'close');
    expect([second.exitCode, readOutput(second)]).toEqual([1, expect.stringContaining('runs already')]);
    expect(await ask('/beside-another')).toBe('a page');
  });
});
