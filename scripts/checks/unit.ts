import { readFileSync } from 'node:fs';
import { type Changes, listSources } from './changed';
import { type Check, failed, readReport, reportFile, runForExitCode, type Tally, withExit } from './tally';
import { findTouched } from './touched';
import { tallyUnit, unitReport } from './unit-report';

/**
 * Unit and contract tests. A build and the other checks go on beside them, so what fails has a second try, as in the
 * browser: it passes, and is named.
 */
export const unit: Check = { name: 'unit', run: () => vitest('shown', ['run', '--reporter=default', '--retry=1']) };

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

async function vitest(output: 'shown' | 'quiet', args: readonly string[]): Promise<Tally> {
  const file = reportFile('vitest');
  const report = ['--reporter=json', `--outputFile.json=${file}`];
  const code = await runForExitCode(10, ['node_modules/vitest/vitest.mjs', ...args, ...report], { output });
  const { data } = unitReport.safeParse(readReport(file));
  return data ? withExit(tallyUnit(data), code) : failed;
}
