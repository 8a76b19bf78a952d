import { setTimeout as pause } from 'node:timers/promises';
import { siteIds } from '@/lib/sites/sites';
import { listRealAddresses } from './drill/addresses';
import { askUntilHad, type Outcome } from './drill/ask';
import { findLack, launchDrilled } from './drill/launch-drilled';
import { pickSomeOften, startLoad } from './drill/load';
import { noteOutcome, startTally, type Tally } from './drill/tally';
import { listVisits, startVisits } from './drill/visits';
import { runCommand } from './lib/run-command';
import { readContainerMemory } from './soak/container';
import { inventAddresses, listCrawled, startCrawl } from './soak/crawlers';
import { type Sample, sampleMemory } from './soak/memory';
import { mix } from './soak/mix';
import { printMinute, printSoak } from './soak/report';

const perSecond = 200;
/** Minutes in which nobody asks for anything before all do: at its first moment every page has to be made anew. */
const quiet = Number(process.argv[3] ?? 4);

/**
 * An hour of what a country asks for (`npm run soak -- 5` for five minutes, `-- 5 7` after seven quiet ones): pages, calls,
 * files and pictures by visitors, five crawlers, addresses that never were, sign-ins and writes, while sites have 512 MB of
 * heap. All of them come at once, after minutes in which nobody did. Ends with 1 where an answer was lost, kept pages were
 * slow, the edge had less than it should, memory grew, a site had too much of it, or nothing could be asked.
 */
await runCommand(async () => {
  const lack = findLack();
  if (lack) {
    console.log(`The soak was left out: ${lack}`);
    return 1;
  }
  const minutes = Number(process.argv[2] ?? 60);
  const { ports, replicas } = await launchDrilled(readContainerMemory());
  const real = await listRealAddresses(siteIds, ports.site);
  await askUntilHad(ports.site, real);
  const crawled = await listCrawled(ports.site);
  const toMake = await listVisits(ports.site, siteIds);
  const often = (kind: string) => pickSomeOften(real.filter((each) => each.kind === kind));
  console.log(
    `${real.length} addresses of visitors and ${crawled.length} of crawlers for ${minutes} minutes, after ${quiet} quiet ones.`,
  );
  // The first of them was had before pictures were cut, which takes minutes: no page is to be older than the pause.
  await askUntilHad(ports.site, real);
  await pause(quiet * 60_000);

  const kinds = new Map<string, Tally>();
  let minute = startTally('');
  const note = (outcome: Outcome) => {
    const kind = kinds.get(outcome.kind) ?? startTally(outcome.kind);
    kinds.set(outcome.kind, kind);
    noteOutcome(kind, outcome);
    noteOutcome(minute, outcome);
  };
  const next = mix([
    [0.6, often('page')],
    [0.1, often('call')],
    [0.14, often('file')],
    [0.1475, often('picture')],
    [0.0075, startCrawl(crawled)],
    [0.005, inventAddresses(ports.site)],
  ]);
  const load = startLoad({ port: ports.site, perSecond, next, listen: () => note });
  const visits = startVisits(ports.site, toMake, 2, note, 1500);

  const samples: Sample[][] = [];
  const begun = Date.now();
  for (let over = 1; over <= minutes; over += 1) {
    samples.push(await sampleMemory(replicas, begun + over * 60_000));
    printMinute(over, minute, samples.at(-1) ?? []);
    minute = startTally('');
  }
  await Promise.all([load.stop(), visits.stop()]);
  const faults = printSoak([...kinds.values()], samples);
  console.log(faults.length ? `Not as it should be: ${faults.join('; ')}.` : 'All is as it should be.');
  return faults.length ? 1 : 0;
});
