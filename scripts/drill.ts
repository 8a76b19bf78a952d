import { setTimeout as pause } from 'node:timers/promises';
import { siteIds } from '@/lib/sites/sites';
import { askSite } from '@/tests/support/ask-site';
import { onTheDemo } from './checks/on-the-demo';
import { listRealAddresses } from './drill/addresses';
import { startLoad } from './drill/load';
import { printReport } from './drill/report';
import { launchReplicas, type Replicas } from './edge/launch-replicas';
import { findNginx, install } from './edge/nginx';
import { hasRedis, launchRedis } from './edge/redis';
import { buildMissing } from './lib/build';
import { endOne } from './lib/children';
import { launchMock } from './lib/launch-site';
import { freePorts } from './lib/ports';
import { Problem } from './lib/problem';
import { listNotReady, waitUntilAnswering } from './lib/ready';
import { runCommand } from './lib/run-command';

const long = { perSecond: 200, seconds: { steady: 20, catalogue: 60, frozen: 20, after: 20 } };
const short = { perSecond: 60, seconds: { steady: 4, catalogue: 12, frozen: 10, after: 4 } };

/**
 * Three replicas under load, while each is restarted in turn, Redis goes and comes back, the catalogue is away and one
 * replica is frozen. Ends with 1 where a single answer was lost. `--short` takes two minutes.
 */
await runCommand(async () => {
  if (!findNginx() || !hasRedis()) {
    console.log(`The drill was left out: nginx or redis-server is not here. ${install} Likewise \`redis-server\`.`);
    return 0;
  }
  const { perSecond, seconds } = process.argv.includes('--short') ? short : long;
  await buildMissing({ env: onTheDemo });
  const ports = await freePorts(6100);
  const env = { ...onTheDemo, MOCK_WARM: '0', AUTH0_SECRET: 'of no visitor, and of this run alone' };
  const replicas = await launchReplicas({ ports, sites: siteIds, needsMock: true }, { rate: '10000r/s', env });
  const late = await listNotReady(siteIds, ports.site, 90);
  if (late.length) throw new Problem(`These sites do not answer: ${late.join(', ')}.`);
  for (const port of replicas.ports) await waitUntilReady(port);

  const addresses = await listRealAddresses(siteIds, ports.site);
  for (const { host, path } of addresses) await askSite(host, path, { 'accept-encoding': 'gzip' }, ports.site);
  console.log(`${addresses.length} addresses at ${perSecond} a second.`);

  const load = startLoad(ports.site, addresses, perSecond);
  load.begin('steady');
  await pause(seconds.steady * 1000);
  load.begin('rolling restart');
  for (const port of replicas.ports) await restart(replicas, port);
  load.begin('redis restarts');
  await endOne(partOf(replicas, 'Redis').child);
  await pause(3_000);
  replicas.parts.push({ name: 'Redis', child: launchRedis(replicas.redis) });
  await pause(5_000);
  load.begin('catalogue away');
  await endOne(partOf(replicas, 'The mock API').child);
  await pause(seconds.catalogue * 1000);
  load.begin('catalogue back');
  launchMock(ports, { env });
  await waitUntilAnswering(ports.mock);
  await pause(seconds.after * 1000);
  load.begin('one replica frozen');
  const frozen = partOf(replicas, `The site at port ${replicas.ports[0]}`).child;
  frozen.kill('SIGSTOP');
  await pause(seconds.frozen * 1000);
  load.begin('and thawed');
  frozen.kill('SIGCONT');
  await pause(seconds.after * 1000);

  const lost = printReport(await load.stop());
  console.log(lost === 0 ? 'Nothing was lost.' : `${lost} answers were lost.`);
  return lost === 0 ? 0 : 1;
});

/** The latest of its name: others have ended. */
function partOf({ parts }: Replicas, name: string) {
  const part = parts.findLast((each) => each.name === name);
  if (!part) throw new Problem(`${name} was never started.`);
  return part;
}

async function restart(replicas: Replicas, port: number): Promise<void> {
  await endOne(partOf(replicas, `The site at port ${port}`).child);
  replicas.parts.push(replicas.launch(port));
  await waitUntilReady(port);
}

/** A minute at most. */
async function waitUntilReady(port: number): Promise<void> {
  for (let tries = 0; tries < 240; tries += 1) {
    const reply = await askSite('localhost', '/api/health/ready', {}, port).catch(() => null);
    if (reply?.status === 200) return;
    await pause(250);
  }
  throw new Problem(`The site at port ${port} does not become ready.`);
}
