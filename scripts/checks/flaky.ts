import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

const attempt = z.object({ status: z.string(), error: z.object({ message: z.string().optional() }).optional() });
const test = z.object({ projectName: z.string(), status: z.string(), results: z.array(attempt) });
const spec = z.object({ title: z.string(), file: z.string(), tests: z.array(test) });
/** What Playwright writes of a file, of a `describe` within it, and so on. */
const suite = z.object({
  title: z.string(),
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional();
  },
});
type Suite = z.infer<typeof suite>;

export const suites = z.array(suite);

/** A test that failed and then passed: where it stands, and the first line of why it failed. */
export type Flaky = { name: string; error: string };

/** Every test of a report that needed a second try. */
export const findFlaky = (files: readonly Suite[]): Flaky[] => files.flatMap((file) => findFlakyIn(file, []));

function findFlakyIn({ specs, suites = [] }: Suite, within: readonly string[]): Flaky[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName, results }) => ({
        name: `[${projectName}] ${[file, ...within, title].join(' › ')}`,
        error: pickFirstLine(results.find(({ status }) => status !== 'passed')?.error?.message),
      })),
  );
  return [...own, ...suites.flatMap((inner) => findFlakyIn(inner, [...within, inner.title].filter(Boolean)))];
}

function pickFirstLine(message = ''): string {
  const lines = stripVTControlCharacters(message).split('\n');
  return lines.find((line) => line.trim())?.trim() ?? 'It does not say why.';
}
