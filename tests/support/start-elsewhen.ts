import { rmSync } from 'node:fs';
import type { SiteId } from '@/lib/sites/sites';
import { endOne, readOutput } from '../../scripts/lib/children';
import { launchMock, launchSite } from '../../scripts/lib/launch-site';
import { linkBuild } from '../../scripts/lib/link-build';
import { onTheDemo } from '../../scripts/lib/on-the-demo';
import { freePorts } from '../../scripts/lib/ports';
import { listNotReady, waitUntilAnswering } from '../../scripts/lib/ready';
import { setClock } from './mock-control';

/** A second mock API and, one after the other, second sites whose clocks stand elsewhere than those of all other tests. */
export async function startElsewhen() {
  const ports = await freePorts(5300);
  const mock = launchMock(ports, { output: 'quiet', env: { MOCK_WARM: '0' } });
  await waitUntilAnswering(ports.mock);
  let endSite = async () => {};

  return {
    ports,
    /** A site that has made no page yet, and its catalogue, at an instant. */
    move: async (now: string, site: SiteId): Promise<void> => {
      await endSite();
      await setClock(now, ports.mock);
      const folder = linkBuild();
      const env = { ...onTheDemo, SITE_NOW: now, AUTH0_SECRET: 'of no visitor, and of this run alone' };
      const server = launchSite(ports, { folder, output: 'quiet', env });
      endSite = async () => {
        await endOne(server);
        rmSync(folder, { recursive: true, force: true });
      };
      const late = await listNotReady([site], ports.site, 30);
      if (late.length) throw new Error(`The site does not answer at ${now}:\n${readOutput(server)}`);
    },
    end: async (): Promise<void> => {
      await endSite();
      await endOne(mock);
    },
  };
}
