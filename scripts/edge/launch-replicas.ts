import type { Env } from '@/lib/env/env';
import { forgetMadePages } from '../lib/forget-made-pages';
import { launchMock, launchSite } from '../lib/launch-site';
import { freePorts } from '../lib/ports';
import { waitUntilAnswering } from '../lib/ready';
import type { RunSettings } from '../lib/run-settings';
import { type Part, waitForEnd } from '../lib/serve-until-end';
import { buildLocalSettings, launchEdge } from './launch-edge';
import { launchRedis, redisRoom } from './redis';

/** Seconds that a replica goes on answering once it is told to end: longer than the edge keeps an idle connection. */
const linger = { LINGER_SECONDS: '5' };

export type Replicas = {
  parts: Part[];
  ports: readonly number[];
  redis: number;
  /** A site at a port; of another folder where that is to hold the build. */
  launch: (port: number, folder?: string) => Part;
  /** Where the site at a port tells of itself, if it does. */
  metricsPort: (port: number) => number;
};

/** Nobody else's: the ports of one run lie within a dozen. */
const metricsPort = (port: number) => port + 40;

/** What the sites run with, and the catalogue of the demo. */
export type Own = { env?: Record<string, string>; flags?: readonly string[] };

/** Starts the catalogue of the demo where it is needed, a Redis, so many sites that share it, and the edge before them. */
export async function launchReplicas(
  { ports, sites, needsMock }: Pick<RunSettings, 'ports' | 'needsMock'> & Pick<Env, 'sites'>,
  { rate, env = {}, flags = [], isMeasured = false }: Own & { rate?: string; isMeasured?: boolean } = {},
): Promise<Replicas> {
  const parts: Part[] = [];
  if (needsMock) {
    forgetMadePages();
    parts.push({ name: 'The mock API', child: launchMock(ports, { env, flags }) });
    await waitUntilAnswering(ports.mock);
  }
  const own = await freePorts(ports.identity + 1);
  const replicaPorts = [own.site, own.mock, own.media];
  parts.push({ name: 'Redis', child: launchRedis(own.identity), room: redisRoom });
  const url = `redis://127.0.0.1:${own.identity}`;
  const launch = (port: number, folder?: string): Part => ({
    name: `The site at port ${port}`,
    child: launchSite(
      { ...ports, site: port },
      {
        flags,
        ...(folder && { folder }),
        env: { ...env, ...linger, REDIS_URL: url, ...(isMeasured && { METRICS_PORT: `${metricsPort(port)}` }) },
      },
    ),
  });
  parts.push(...replicaPorts.map((port) => launch(port)));
  for (const port of replicaPorts) await Promise.race([waitUntilAnswering(port), ...parts.map(waitForEnd)]);
  parts.push({ name: 'The edge', child: launchEdge(buildLocalSettings(ports.site, replicaPorts, rate), sites) });
  return { parts, ports: replicaPorts, redis: own.identity, launch, metricsPort };
}
