import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { siteIds } from '@/lib/sites/sites';
import { listRealAddresses } from './drill/addresses';
import { askUntilHad, type Outcome } from './drill/ask';
import { readScripts, startDocuments } from './drill/documents';
import { findLack, launchDrilled } from './drill/launch-drilled';
import { pickSomeOften, startLoad } from './drill/load';
import { findNeedlessReads } from './drill/needless-reads';
import { makeOtherBuild } from './drill/other-build';
import { findLatePublication } from './drill/publication';
import { freezeSite, killSite, partOf, restartSite } from './drill/replicas';
import { printReport } from './drill/report';
import { noteOutcome, startTally } from './drill/tally';
import { listVisits, startVisits } from './drill/visits';
import { launchRedis } from './edge/redis';
import { endOne } from './lib/children';
import { launchMock } from './lib/launch-site';
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
 * Three replicas under load, with sign-ins and writes among it, while something is published, another build takes their
 * places one by one, Redis goes and comes back, the catalogue is away, one replica is frozen and one is killed. Ends with 1
 * where a single answer was lost, a replica did not hear of the publication, a site did not end as it should, or no page of
 * the other build came.
 * `--short` takes two minutes; `--ci` one and a half, on two sites with one replica restarted.
 */
await runCommand(async () => {
  const form = (['--short', '--ci'] as const).find((each) => process.argv.includes(each)) ?? 'long';
  const lack = findLack();
  if (lack) {
    console.log(`The drill was left out: ${lack}`);
    return 1;
  }
  const { perSecond, sites, released, seconds } = forms[form];
  const { ports, replicas, env } = await launchDrilled({ sites });
  const all = await listRealAddresses(sites, ports.site);
  const addresses = form === '--ci' ? all.filter(({ kind }) => kind !== 'picture') : all;
  await askUntilHad(ports.site, addresses);
  const host = `fr.localhost:${ports.site}`;
  const wrong = [await findNeedlessReads(replicas.redis, replicas.ports[0]!, host)];
  console.log(`${addresses.length} addresses at ${perSecond} a second.`);

  const phases = [startTally('steady')];
  const begin = (name: string) => void phases.push(startTally(name));
  const listen = () => {
    const phase = phases.at(-1);
    return (outcome: Outcome) => phase && noteOutcome(phase, outcome);
  };
  const note = (outcome: Outcome) => listen()(outcome);
  const load = startLoad({ port: ports.site, perSecond, next: pickSomeOften(addresses), listen });
  const documents = startDocuments(ports.site, host, note);
  const toMake = await listVisits(ports.site, sites);
  let visits = startVisits(ports.site, toMake, 2, note);
  await pause(seconds.steady * 1000);
  begin('something is published');
  wrong.push(await findLatePublication({ ports: replicas.ports, mockPort: ports.mock }, 'fr'));
  begin('another build takes over');
  const release = makeOtherBuild((await readScripts(ports.site, host)).slice(0, 3));
  const restart = async (port: number) => {
    wrong.push(await restartSite(replicas, port, release.folder));
    await documents.open(port);
  };
  for (const port of replicas.ports.slice(0, released)) await restart(port);
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
    await restart(replicas.ports[2]!);
  }
  await pause(seconds.catalogue * 500);
  begin('catalogue back');
  launchMock(ports, { env });
  for (const port of [ports.mock, ports.identity]) await waitUntilAnswering(port);
  visits = startVisits(ports.site, toMake, 2, note);
  await pause(seconds.after * 1000);
  begin('one replica frozen');
  await freezeSite(replicas, replicas.ports[0]!, seconds.frozen);
  begin('and thawed');
  await pause(seconds.after * 1000);
  if (form !== '--ci') {
    begin('one replica killed');
    await killSite(replicas, replicas.ports[1]!, release.folder, seconds.after);
  }

  await visits.stop();
  const seen = await documents.stop();
  await load.stop();
  rmSync(release.folder, { recursive: true, force: true });
  const lost = printReport(phases);
  if (!release.scripts.every((script) => seen.has(script))) wrong.push('No page of the other build was ever seen.');
  const failures = wrong.filter((each) => each !== null);
  for (const failure of failures) console.log(failure);
  console.log(
    `${seen.size} scripts of pages of both builds came. ${lost ? `${lost} answers were lost.` : 'Nothing was lost.'}`,
  );
  return lost + failures.length === 0 ? 0 : 1;
});
