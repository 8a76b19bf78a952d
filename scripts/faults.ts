import { siteIds } from '@/lib/sites/sites';
import { testNow } from '@/tests/support/clock';
import { readTruth } from '@/tests/support/mock-control';
import { longestWait } from './faults/judge';
import { type Kind, kindNames } from './faults/kinds';
import { type Lane, openLane } from './faults/lane';
import { signIn } from './faults/members';
import { readPages, readScreens } from './faults/pages';
import { isTelling } from './faults/place';
import { listJobs, listShortJobs, packRounds, pickPart, type Round } from './faults/plan';
import { readAddresses } from './faults/read-addresses';
import { countTraces, printFindings } from './faults/report';
import { type Finding, walkRound } from './faults/walk';
import { walkAgainWhereLate } from './faults/walk-again';
import { buildMissing } from './lib/build';
import { withFreshSite } from './lib/fresh-site';
import { launchMock } from './lib/launch-site';
import { onTheDemo } from './lib/on-the-demo';
import { freePorts } from './lib/ports';
import { Problem } from './lib/problem';
import { waitUntilAnswering } from './lib/ready';
import { runCommand } from './lib/run-command';

/**
 * Has every call of the catalogue fail in every way under every screen that reads it and whatever else asks for it, made
 * before or not. Words narrow it: `npm run faults -- /api/footer`; `--part=2/8` takes one of eight parts of about as many
 * pages; `--short` takes the main screens and one server, and a minute; `--ci` the three that most visitors open, and half of it.
 */
await runCommand(async () => {
  const form = (['--short', '--ci'] as const).find((each) => process.argv.includes(each)) ?? 'whole';
  const words = process.argv.slice(2).filter((word) => !word.startsWith('-'));
  const part = process.argv.find((word) => word.startsWith('--part='))?.slice('--part='.length);
  await buildMissing({ env: onTheDemo });
  const first = await openOne(4900);
  Object.assign(process.env, { PORT: `${first.ports.site}`, MOCK_PORT: `${first.ports.mock}` });

  const isNamed = (endpoint: string, kind: Kind) => words.every((word) => `${endpoint} ${kind}`.includes(word));

  const { result: pages } = await withFreshSite(first.ports, async () => {
    const places = [...(await readScreens(form)), ...(form === 'whole' ? await readAddresses(first, siteIds) : [])];
    const named = places.filter(({ reads }) => reads.some((call) => kindNames.some((kind) => isNamed(call, kind))));
    return (await readPages(first, named)).filter(isTelling);
  });
  const jobs = form === 'whole' ? listJobs(pages) : listShortJobs(pages);
  const rounds = pickPart(packRounds(jobs.filter(({ endpoint, kind }) => isNamed(endpoint, kind))), part);
  if (rounds.length === 0) throw new Problem('No call is named so.');

  const left = [...rounds];
  const findings: Finding[] = [];
  let traces = 0;
  const walk = async (lane: Lane, take: () => Round | undefined) => {
    for (let round = take(); round; round = take()) {
      const own = round;
      const { result, said, lateOnce } = await walkAgainWhereLate(async () => {
        const walked = await withFreshSite(lane.ports, () =>
          walkRound(lane, own, form === '--ci' ? longestWait[form] : undefined),
        );
        await lane.forget();
        return walked;
      });
      findings.push(...result);
      traces += countTraces(said);
      console.log(
        `server ${rounds.indexOf(own) + 1} of ${rounds.length}: ${result.length} found, ${countTraces(said)} lines of stack traces`,
      );
      printFindings(result);
      if (lateOnce.length > 0) console.log(`late on one of two servers alone: ${lateOnce.length}`);
      printFindings(lateOnce);
    }
  };
  // Small ones wait most of their time: they are walked beside the large ones.
  await Promise.all([
    walk(first, () => left.shift()),
    rounds.length > 1 && openSecond().then((second) => walk(second, () => left.pop())),
  ]);

  const looks = rounds
    .flatMap((round) => [...round.values()].flat())
    .reduce((sum, { pages: some }) => sum + some.length, 0);
  console.log(
    `\n${looks} pages under a fault, cold and warm: ${findings.length} found, ${traces} lines of stack traces`,
  );
  return findings.length + traces > 0 ? 1 : 0;
});

async function openOne(from: number): Promise<Lane> {
  const ports = await freePorts(from);
  launchMock(ports, { output: 'quiet', env: { MOCK_NOW: testNow, MOCK_WARM: '0' } });
  await waitUntilAnswering(ports.mock);
  // It makes up the programme of a site when that is first asked for, which can take longer than a page waits.
  for (const site of siteIds) await readTruth(site, '/api/shows', ports.mock);
  return openLane(ports);
}

/** Its member is another: each mock API has a provider of its own. */
async function openSecond(): Promise<Lane> {
  const lane = await openOne(4950);
  await withFreshSite(lane.ports, async () => {
    for (const site of siteIds) await signIn(lane, site);
  });
  return lane;
}
