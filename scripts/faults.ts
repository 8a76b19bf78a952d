import { testNow } from '@/tests/support/clock';
import { clearFaults } from '@/tests/support/mock-control';
import { longestWait } from './faults/judge';
import { readPages } from './faults/pages';
import { listJobs, listShortJobs, packRounds, pickPart } from './faults/plan';
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
 * Has every call of the catalogue fail in every way under every screen that reads it, made before or not. Words narrow it:
 * `npm run faults -- /api/footer`; `--part=2/8` takes one of eight parts of about as many pages; `--short` takes the main screens and one server, and a minute; `--ci` the three that
 * most visitors open, and half of it.
 */
await runCommand(async () => {
  const form = (['--short', '--ci'] as const).find((each) => process.argv.includes(each)) ?? 'whole';
  const words = process.argv.slice(2).filter((word) => !word.startsWith('-'));
  await buildMissing({ env: onTheDemo });
  const ports = await freePorts(4900);
  Object.assign(process.env, { PORT: `${ports.site}`, MOCK_PORT: `${ports.mock}` });
  launchMock(ports, { output: 'quiet', env: { MOCK_NOW: testNow, MOCK_WARM: '0' } });
  await waitUntilAnswering(ports.mock);

  const { result: pages } = await withFreshSite(ports, () => readPages(form));
  const jobs = (form === 'whole' ? listJobs(pages) : listShortJobs(pages)).filter(({ endpoint, kind }) =>
    words.every((word) => `${endpoint} ${kind}`.includes(word)),
  );
  if (jobs.length === 0) throw new Problem('No call is named so.');
  const part = process.argv.find((word) => word.startsWith('--part='))?.slice('--part='.length);
  const rounds = pickPart(packRounds(jobs), part);

  const findings: Finding[] = [];
  let traces = 0;
  for (const [index, round] of rounds.entries()) {
    const { result, said, lateOnce } = await walkAgainWhereLate(async () => {
      const walked = await withFreshSite(ports, () =>
        walkRound(round, form === '--ci' ? longestWait[form] : undefined),
      );
      await clearFaults();
      return walked;
    });
    findings.push(...result);
    traces += countTraces(said);
    console.log(
      `server ${index + 1} of ${rounds.length}: ${result.length} found, ${countTraces(said)} lines of stack traces`,
    );
    printFindings(result);
    if (lateOnce.length > 0) console.log(`late on one of two servers alone: ${lateOnce.length}`);
    printFindings(lateOnce);
  }
  const looks = rounds
    .flatMap((round) => [...round.values()].flat())
    .reduce((sum, { pages: some }) => sum + some.length, 0);
  console.log(
    `\n${looks} pages under a fault, cold and warm: ${findings.length} found, ${traces} lines of stack traces`,
  );
  return findings.length + traces > 0 ? 1 : 0;
});
