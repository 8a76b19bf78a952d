import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { askSite } from '@/tests/support/ask-site';
import { testNow } from '@/tests/support/clock';
import { publicationSecret } from '@/tests/support/publish';
import { endOne, readOutput } from './children';
import { launchSite } from './launch-site';
import { linkBuild } from './link-build';
import { onTheDemo } from './on-the-demo';
import type { Ports } from './ports';
import { Problem } from './problem';

/** Runs something against a site that has made no page yet and heard nothing of its catalogue. Returns what it said, too. */
export async function withFreshSite<T>(
  ports: Ports,
  run: (server: ChildProcess) => Promise<T>,
): Promise<{ result: T; said: string }> {
  const folder = linkBuild();
  const env = {
    ...onTheDemo,
    SITE_NOW: testNow,
    AUTH0_SECRET: 'of no visitor, and of this run alone',
    REVALIDATE_SECRET: publicationSecret,
  };
  const server = launchSite(ports, { folder, output: 'quiet', env });
  try {
    await waitUntilLoaded(ports.site);
    return { result: await run(server), said: readOutput(server) };
  } finally {
    await endOne(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Until files come at once: behind its first answers Next loads the code of every page. A file of its own, since a page would
 * be kept, and the answers it is made of.
 */
async function waitUntilLoaded(port: number): Promise<void> {
  let quick = 0;
  for (let tries = 0; tries < 300; tries += 1) {
    const start = performance.now();
    const reply = await askSite('fr.localhost', '/icon.svg', {}, port).catch(() => null);
    quick = reply?.status === 200 && performance.now() - start < atOnce ? quick + 1 : 0;
    if (quick === 5) return;
    await pause(100);
  }
  throw new Problem('The site does not start.');
}

/** Milliseconds. */
const atOnce = 50;
