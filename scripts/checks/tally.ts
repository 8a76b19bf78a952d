import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Launch, launchNode, readOutput, waitUntilFinished } from '../lib/children';
import type { Told } from './told';

export type Tally = {
  passed: number;
  failed: number;
  /** What failed, where it can be named. */
  failures?: readonly Told[];
  /** Those of what passed that needed a second try. */
  flaky?: readonly Told[];
};
export type Check = { name: string; run: () => Promise<Tally> };

export const passed: Tally = { passed: 1, failed: 0 };
export const failed: Tally = { passed: 0, failed: 1 };

/** What several checks come to. */
export const sumTallies = (tallies: readonly Tally[]): Required<Tally> =>
  tallies.reduce<Required<Tally>>(
    (total, { passed, failed, failures = [], flaky = [] }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      failures: [...total.failures, ...failures],
      flaky: [...total.flaky, ...flaky],
    }),
    { passed: 0, failed: 0, failures: [], flaky: [] },
  );

/** Runs a tool within a time limit; its exit code is the whole answer. */
export async function runTool(minutes: number, args: readonly string[]): Promise<Tally> {
  return (await runForExitCode(minutes, args, { output: 'quiet' })) === 0 ? passed : failed;
}

/** Where it is to be quiet, what it says is shown when it fails, and in one piece, for others may run beside it. */
export async function runForExitCode(minutes: number, args: readonly string[], options: Launch = {}): Promise<number> {
  const start = Date.now();
  const child = launchNode(args, options);
  const code = await waitUntilFinished(child, minutes * 60);
  const said = readOutput(child).trimEnd();
  if (code !== 0 && said) console.log(said);
  if (Date.now() - start >= minutes * 60_000) console.log(`Stopped after ${minutes} minutes.`);
  return code;
}

/** Where a test runner may leave its machine-readable report. */
export const reportFile = (name: string) => join(mkdtempSync(join(tmpdir(), 'candela-')), `${name}.json`);

/** A runner's report, parsed and cleared away; nothing when the runner came to no end. */
export function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  } finally {
    rmSync(dirname(file), { recursive: true, force: true });
  }
}

/** The counts of a report, made to fail when the runner did although no test says so (a crash, a file that does not load). */
export const withExit = ({ failed, ...rest }: Tally, code: number): Tally => ({
  ...rest,
  failed: code !== 0 && failed === 0 ? 1 : failed,
});
