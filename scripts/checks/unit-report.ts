import { relative } from 'node:path';
import { z } from 'zod';
import type { Tally } from './tally';
import { type Told, tellTest } from './told';

const test = z.object({
  title: z.string(),
  ancestorTitles: z.array(z.string()),
  status: z.string(),
  failureMessages: z.array(z.string()),
});
const file = z.object({
  name: z.string(),
  status: z.string(),
  message: z.string().optional(),
  assertionResults: z.array(test),
});

/** What Vitest writes of a run. */
export const unitReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(file),
});
type File = z.infer<typeof file>;
type Test = z.infer<typeof test>;

/** A file that cannot be loaded has no tests to fail, so it counts as one; a test that passed and yet failed had a second try. */
export function tallyUnit({ numPassedTests, numFailedTests, testResults }: z.infer<typeof unitReport>): Tally {
  const unloadable = testResults
    .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
    .map(({ name, message }) => tellTest(place(name), message));
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloadable.length,
    failures: [...unloadable, ...listTold(testResults, ({ status }) => status === 'failed')],
    flaky: listTold(testResults, ({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0),
  };
}

const listTold = (files: readonly File[], isMeant: (test: Test) => boolean): Told[] =>
  files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(isMeant)
      .map(({ ancestorTitles, title, failureMessages }) =>
        tellTest([place(name), ...ancestorTitles.filter(Boolean), title].join(' › '), failureMessages[0]),
      ),
  );

const place = (file: string) => relative(process.cwd(), file);
