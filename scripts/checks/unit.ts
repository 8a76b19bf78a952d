import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type Changes, listSources } from './changed';
import { type Check, readReport, reportFile, runForExitCode, type Tally, withExit } from './tally';
import { findTouched } from './touched';

const results = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

/** Unit and contract tests. */
export const unit: Check = { name: 'unit', run: () => vitest('shown', ['run', '--reporter=default']) };

/** Those that a change may have broken. */
export const unitTouched = ({ files }: Changes): Check => ({
  name: 'unit',
  run: async () => {
    const sources = listSources().map((file) => ({ file, reads: readFileSync(file, 'utf8').includes("'node:fs") }));
    const touched = findTouched(files, sources);
    if (touched.length === 0) return { passed: 0, failed: 0 };
    return vitest('quiet', ['related', '--run', '--reporter=minimal', ...touched]);
  },
});

/** A file that cannot be loaded has no tests to fail, so it counts as one. */
async function vitest(output: 'shown' | 'quiet', args: readonly string[]): Promise<Tally> {
  const file = reportFile('vitest');
  const report = ['--reporter=json', `--outputFile.json=${file}`];
  const code = await runForExitCode(10, ['node_modules/vitest/vitest.mjs', ...args, ...report], { output });
  const { data } = results.safeParse(readReport(file));
  if (!data) return { passed: 0, failed: 1 };
  const unloadable = data.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return withExit({ passed: data.numPassedTests, failed: data.numFailedTests + unloadable.length }, code);
}
