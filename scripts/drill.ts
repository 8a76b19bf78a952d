import { setTimeout as pause } from 'node:timers/promises';
import { siteIds } from '@/lib/sites/sites';
import { listRealAddresses } from './drill/addresses';
import { askEach, type Outcome } from './drill/ask';
import { launchDrilled, waitUntilReady } from './drill/launch-drilled';
import { pickSomeOften, startLoad } from './drill/load';
import { printReport } from './drill/report';
import { noteOutcome, startTally } from './drill/tally';
import type { Replicas } from './edge/launch-replicas';
import { findNginx, install } from './edge/nginx';
import { hasRedis, launchRedis } from './edge/redis';
import { endOne } from './lib/children';
import { launchMock } from './lib/launch-site';
import { Problem } from './lib/problem';
import { waitUntilAnswering } from './lib/ready';
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
  const { ports, replicas, env } = await launchDrilled();
  const addresses = await listRealAddresses(siteIds, ports.site);
  await askEach(ports.site, addresses);
  console.log(`${addresses.length} addresses at ${perSecond} a second.`);

  const phases = [startTally('steady')];
  const begin = (name: string) => void phases.push(startTally(name));
  const listen = () => {
    const phase = phases.at(-1);
    return (outcome: Outcome) => phase && noteOutcome(phase, outcome);
  };
  const load = startLoad({ port: ports.site, perSecond, next: pickSomeOften(addresses), listen });
  await pause(seconds.steady * 1000);
  begin('rolling restart');
  for (const port of replicas.ports) await restart(replicas, port);
  begin('redis restarts');
  await endOne(partOf(replicas, 'Redis').child);
  await pause(3_000);
  replicas.parts.push({ name: 'Redis', child: launchRedis(replicas.redis) });
  await pause(5_000);
  begin('catalogue away');
  await endOne(partOf(replicas, 'The mock API').child);
  await pause(seconds.catalogue * 1000);
  begin('catalogue back');
  launchMock(ports, { env });
  await waitUntilAnswering(ports.mock);
  await pause(seconds.after * 1000);
  begin('one replica frozen');
  const frozen = partOf(replicas, `The site at port ${replicas.ports[0]}`).child;
  frozen.kill('SIGSTOP');
  await pause(seconds.frozen * 1000);
  begin('and thawed');
  frozen.kill('SIGCONT');
  await pause(seconds.after * 1000);

  await load.stop();
  const lost = printReport(phases);
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
