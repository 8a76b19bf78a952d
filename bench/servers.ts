import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { siteIds } from '@/lib/sites/sites';
import { buildMissing, nextCli } from '../scripts/lib/build';
import { endOne, launchNode, readOutput, waitUntilFinished } from '../scripts/lib/children';
import { launchMock, launchSite } from '../scripts/lib/launch-site';
import { buildPortsEnv, freePorts } from '../scripts/lib/ports';
import { Problem } from '../scripts/lib/problem';
import { listNotReady } from '../scripts/lib/ready';
import { readSecret } from '../scripts/lib/secret';
import { askSite } from '../tests/support/ask-site';
import { benchNow } from './clock';

const bare = 'bench/bare';

export type Servers = {
  site: number;
  bare: number;
  /** Seconds from nothing but sources to eight answering sites. */
  coldStart: number;
  stop: () => Promise<void>;
};

/** Builds and starts the site with its mock API, and the bare page, all from nothing. */
export async function startServers(): Promise<Servers> {
  const ports = await freePorts(4400);
  Object.assign(process.env, buildPortsEnv(ports), { AUTH0_SECRET: readSecret() });

  forgetBuild();
  const start = performance.now();
  await buildMissing({ output: 'quiet' });
  // Pictures drawn ahead would take one of few processors for minutes; what a measured page shows is drawn by its first visit.
  const mock = launchMock(ports, { output: 'quiet', env: { MOCK_NOW: benchNow, MOCK_WARM: '0' } });
  const site = launchSite(ports, { output: 'quiet', env: { SITE_NOW: benchNow } });
  const late = await listNotReady(siteIds, ports.site, 90);
  if (late.length) throw new Problem(`These sites do not answer: ${late.join(', ')}.`);
  const coldStart = (performance.now() - start) / 1000;

  const stop = async () => void (await Promise.all([mock, site].map(endOne)));
  return { site: ports.site, bare: await startBare(), coldStart, stop };
}

/** All but what a development server of this folder keeps. */
function forgetBuild() {
  const parts = existsSync('.next') ? readdirSync('.next') : [];
  for (const part of parts) if (part !== 'dev') rmSync(join('.next', part), { recursive: true, force: true });
}

async function startBare(): Promise<number> {
  const build = launchNode([nextCli, 'build', bare], { env: { NODE_ENV: 'production' }, output: 'quiet' });
  if ((await waitUntilFinished(build)) !== 0)
    throw new Problem(`${readOutput(build)}\nThe bare page could not be built.`);
  const { site: port } = await freePorts(4500);
  launchNode([nextCli, 'start', bare, '--port', `${port}`], { env: { NODE_ENV: 'production' }, output: 'quiet' });
  for (let tries = 0; tries < 100; tries += 1) {
    const reply = await askSite('localhost', '/10', {}, port).catch(() => null);
    if (reply?.status === 200) return port;
    await pause(200);
  }
  throw new Problem('The bare page does not answer.');
}
