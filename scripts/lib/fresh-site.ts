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
    await waitForFiles(ports.site);
    return { result: await run(server), said: readOutput(server) };
  } finally {
    await endOne(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A file of its own, since a page would be kept, and the answers it is made of. */
async function waitForFiles(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const reply = await askSite('fr.localhost', '/icon.svg', {}, port).catch(() => null);
    if (reply?.status === 200) return;
    await pause(100);
  }
  throw new Problem('The site does not start.');
}
