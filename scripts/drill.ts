import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { siteIds } from '@/lib/sites/sites';
import { listRealAddresses } from './drill/addresses';
import { askUntilHad, type Outcome } from './drill/ask';
import { readScripts, startDocuments } from './drill/documents';
import { type Drilled, findLack, launchDrilled, waitUntilReady } from './drill/launch-drilled';
import { pickSomeOften, startLoad } from './drill/load';
import { makeOtherBuild } from './drill/other-build';
import { printReport } from './drill/report';
import { noteOutcome, startTally } from './drill/tally';
import { listVisits, startVisits } from './drill/visits';
import type { Replicas } from './edge/launch-replicas';
import { launchRedis } from './edge/redis';
import { endOne } from './lib/children';
import { launchMock } from './lib/launch-site';
import { Problem } from './lib/problem';
import { waitUntilAnswering } from './lib/ready';
import { runCommand } from './lib/run-command';

const forms = {
  long: { perSecond: 200, sites: siteIds, released: 3, seconds: { steady: 20, catalogue: 60, frozen: 20, after: 20 } },
  '--short': {
    perSecond: 60,
    sites: siteIds,
    released: 3,
    seconds: { steady: 4, catalogue: 12, frozen: 10, after: 4 },
  },
  '--ci': {
    perSecond: 40,
    sites: ['fr', 'ch'],
    released: 1,
    seconds: { steady: 2, catalogue: 5, frozen: 5, after: 2 },
  },
} as const;

/**
 * Three replicas under load, with sign-ins and writes among it, while another build takes their places one by one, Redis
 * goes and comes back, the catalogue is away and one replica is frozen. Ends with 1 where a single answer was lost.
 * `--short` takes two minutes; `--ci` one, on two sites with one replica restarted.
 */
await runCommand(async () => {
  const lack = findLack();
  if (lack) {
    console.log(`The drill was left out: ${lack}`);
    return 0;
  }
  const form = (['--short', '--ci'] as const).find((each) => process.argv.includes(each)) ?? 'long';
  const { perSecond, sites, released, seconds } = forms[form];
  const drilled = await launchDrilled();
  const { ports, replicas, env } = drilled;
  const all = await listRealAddresses(sites, ports.site);
  const addresses = form === '--ci' ? all.filter(({ kind }) => kind !== 'picture') : all;
  await askUntilHad(ports.site, addresses);
  console.log(`${addresses.length} addresses at ${perSecond} a second.`);

  const phases = [startTally('steady')];
  const begin = (name: string) => void phases.push(startTally(name));
  const listen = () => {
    const phase = phases.at(-1);
    return (outcome: Outcome) => phase && noteOutcome(phase, outcome);
  };
  const note = (outcome: Outcome) => listen()(outcome);
  const load = startLoad({ port: ports.site, perSecond, next: pickSomeOften(addresses), listen });
  const documents = startDocuments(ports.site, `fr.localhost:${ports.site}`, note);
  const toMake = await listVisits(ports.site);
  let visits = startVisits(ports.site, toMake, 2, note);
  await pause(seconds.steady * 1000);
  begin('another build takes over');
  const release = makeOtherBuild((await readScripts(ports.site, `fr.localhost:${ports.site}`)).slice(0, 3));
  for (const port of replicas.ports.slice(0, released)) await restart(replicas, port, release);
  begin('redis restarts');
  await endOne(partOf(replicas, 'Redis').child);
  await pause(3_000);
  replicas.parts.push({ name: 'Redis', child: launchRedis(replicas.redis) });
  await pause(5_000);
  // Nobody can sign in while the provider and the client API of the demo are away with its catalogue.
  await visits.stop();
  begin('catalogue away');
  await endOne(partOf(replicas, 'The mock API').child);
  await pause(seconds.catalogue * 500);
  // What it knows then, it knows from the others, by Redis.
  if (form !== '--ci') {
    begin('a replica restarts without a catalogue');
    await restart(replicas, replicas.ports[2]!, release);
  }
  await pause(seconds.catalogue * 500);
  begin('catalogue back');
  launchMock(ports, { env });
  for (const port of [ports.mock, ports.identity]) await waitUntilAnswering(port);
  visits = startVisits(ports.site, toMake, 2, note);
  await pause(seconds.after * 1000);
  await freeze(drilled, seconds, begin);

  await visits.stop();
  const scripts = await documents.stop();
  await load.stop();
  rmSync(release, { recursive: true, force: true });
  const lost = printReport(phases);
  console.log(
    `${scripts} scripts of pages of both builds came. ${lost ? `${lost} answers were lost.` : 'Nothing was lost.'}`,
  );
  return lost === 0 ? 0 : 1;
});

type Seconds = { frozen: number; after: number };

async function freeze({ replicas }: Drilled, { frozen, after }: Seconds, begin: (name: string) => void): Promise<void> {
  begin('one replica frozen');
  const { child } = partOf(replicas, `The site at port ${replicas.ports[0]}`);
  child.kill('SIGSTOP');
  await pause(frozen * 1000);
  begin('and thawed');
  child.kill('SIGCONT');
  await pause(after * 1000);
}

/** The latest of its name: others have ended. */
function partOf({ parts }: Replicas, name: string) {
  const part = parts.findLast((each) => each.name === name);
  if (!part) throw new Problem(`${name} was never started.`);
  return part;
}

async function restart(replicas: Replicas, port: number, folder: string): Promise<void> {
  await endOne(partOf(replicas, `The site at port ${port}`).child);
  replicas.parts.push(replicas.launch(port, folder));
  await waitUntilReady(port);
}
