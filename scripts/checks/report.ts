import { performance } from 'node:perf_hooks';
import { Problem } from '../lib/problem';
import { type Check, failed, sumTallies, type Tally } from './tally';
import type { Told } from './told';

/** Runs a check to its end, whatever happens in it, and says in one line how it went. */
async function report({ name, run }: Check): Promise<Tally> {
  const start = performance.now();
  const tally = await run().catch((error: unknown) => {
    console.log(error instanceof Problem ? error.message : error);
    return failed;
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const again = tally.flaky?.length ? `, ${tally.flaky.length} of them at the second try alone` : '';
  console.log(`${name}: ${tally.passed} passed${again}, ${tally.failed} failed, ${seconds} s`);
  return tally.failed > 0 && !tally.failures?.length
    ? { ...tally, failures: [{ name, error: 'It says why above.' }] }
    : tally;
}

/** The end of a run, which may be all that somebody is shown of it: by name what failed, and what passed at its second try. */
export function reportEnd({ passed, failed, failures, flaky }: Required<Tally>): void {
  listByName('failed', failures);
  listByName('passed at the second try alone', flaky);
  console.log(`\nflaky: ${flaky.length || 'none'}`);
  console.log(`${passed} passed, ${failed} failed`);
}

function listByName(title: string, told: readonly Told[]) {
  if (told.length === 0) return;
  console.log(`\n${title}:`);
  for (const { name, error } of told) console.log(`  ${name}\n    ${error}`);
}

/** Rows of checks beside each other, so that the small ones go on while a large one keeps a processor to itself. */
export async function reportBeside(rows: readonly (readonly Check[])[]): Promise<Required<Tally>> {
  return sumTallies(await Promise.all(rows.map((row) => reportEach(row, report))));
}

/** Checks one after the other, each under its name, for they say what they do while they do it. */
export const reportInTurn = (checks: readonly Check[]): Promise<Required<Tally>> =>
  reportEach(checks, (check) => {
    console.log(`\n── ${check.name} ${'─'.repeat(Math.max(0, 60 - check.name.length))}`);
    return report(check);
  });

/** In order, each even if an earlier one failed. */
async function reportEach(checks: readonly Check[], how: (check: Check) => Promise<Tally>): Promise<Required<Tally>> {
  const tallies: Tally[] = [];
  for (const check of checks) tallies.push(await how(check));
  return sumTallies(tallies);
}
