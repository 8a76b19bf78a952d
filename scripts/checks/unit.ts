import { z } from 'zod';
import { type Check, exitCode, readReport, reportFile, withExit } from './tally';

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

/** Unit and contract tests. A file that cannot be loaded has no tests to fail, so it counts as one. */
export const unit: Check = {
  name: 'unit',
  run: async () => {
    const file = reportFile('vitest');
    const code = await exitCode(10, [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ]);
    const { data } = report.safeParse(readReport(file));
    if (!data) return { passed: 0, failed: 1 };
    const unloadable = data.testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    );
    return withExit({ passed: data.numPassedTests, failed: data.numFailedTests + unloadable.length }, code);
  },
};
