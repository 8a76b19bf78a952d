import { setTimeout as pause } from 'node:timers/promises';
import { type SiteId, siteIds } from '@/lib/sites/sites';
import { askSite } from '@/tests/support/ask-site';
import { publicationSecret } from '@/tests/support/publish';
import { launchReplicas, type Own, type Replicas } from '../edge/launch-replicas';
import { findNginx, install } from '../edge/nginx';
import { hasRedis } from '../edge/redis';
import { buildMissing } from '../lib/build';
import { onTheDemo } from '../lib/on-the-demo';
import { freePorts, type Ports } from '../lib/ports';
import { Problem } from '../lib/problem';
import { listNotReady } from '../lib/ready';

export type Drilled = { ports: Ports; replicas: Replicas; env: Record<string, string> };

/** What a machine lacks for a drill, in a sentence; null where it lacks nothing. */
export const findLack = (): string | null =>
  findNginx() && hasRedis() ? null : `nginx or redis-server is not here. ${install} Likewise \`redis-server\`.`;

/** Three replicas on the demo, Redis and the edge, all of them ready. One client may ask for as much as many do. */
export async function launchDrilled({
  sites = siteIds,
  env: own,
  flags = [],
}: Own & { sites?: readonly SiteId[] } = {}): Promise<Drilled> {
  await buildMissing({ env: onTheDemo });
  const ports = await freePorts(Number(process.env.DRILL_PORT || 6100));
  const env = {
    ...onTheDemo,
    MOCK_WARM: '0',
    SITES: sites.join(','),
    AUTH0_SECRET: 'of no visitor, and of this run alone',
    REVALIDATE_SECRET: publicationSecret,
    ...own,
  };
  const replicas = await launchReplicas(
    { ports, sites, needsMock: true },
    { rate: '10000r/s', env, flags, isMeasured: true },
  );
  const late = await listNotReady(sites, ports.site, 90);
  if (late.length) throw new Problem(`These sites do not answer: ${late.join(', ')}.`);
  for (const port of replicas.ports) await waitUntilReady(port);
  return { ports, replicas, env };
}

/** A minute at most. */
export async function waitUntilReady(port: number): Promise<void> {
  for (let tries = 0; tries < 240; tries += 1) {
    const reply = await askSite('localhost', '/api/health/ready', {}, port).catch(() => null);
    if (reply?.status === 200) return;
    await pause(250);
  }
  throw new Problem(`The site at port ${port} does not become ready.`);
}
