import { z } from 'zod';
import { type Told, tellTest } from './told';

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

export const browserReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number() }),
  suites: z.array(suite),
});

/** Every test of a report that failed (`unexpected`), or that passed at its second try alone (`flaky`). */
export const listTold = (files: readonly Suite[], status: 'unexpected' | 'flaky'): Told[] =>
  files.flatMap((file) => listToldIn(file, status, []));

function listToldIn({ specs, suites = [] }: Suite, wanted: string, within: readonly string[]): Told[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results }) =>
        tellTest(
          `[${projectName}] ${[file, ...within, title].join(' › ')}`,
          results.find(({ status }) => status !== 'passed')?.error?.message,
        ),
      ),
  );
  return [...own, ...suites.flatMap((inner) => listToldIn(inner, wanted, [...within, inner.title].filter(Boolean)))];
}
