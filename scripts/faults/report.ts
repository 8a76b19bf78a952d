import type { Job } from './plan';
import type { Finding } from './walk';

/** What was found, a line for each call and way to fail: every screen that suffers in the same way beside each other. */
export function printFindings(findings: readonly Finding[]): void {
  const groups = Map.groupBy(
    findings,
    ({ job, when, what }) => `${nameOf(job)}, ${when}: ${what.replaceAll(/\d+/g, '…')}`,
  );
  for (const some of groups.values()) {
    const [first] = some;
    if (!first) continue;
    const screens = [...new Set(some.map(({ page }) => page.screen))].join(', ');
    console.log(`  ${nameOf(first.job)}, ${first.when}: ${first.what}\n    ${some.length} × ${screens}`);
  }
}

const nameOf = ({ endpoint, kind, site }: Job) => `${endpoint} ${kind} (${site})`;

/** Lines that are or hold a stack among what a server said, as it was printed or within a line of the log: a fault is told once. */
export const countTraces = (said: string): number =>
  said.split('\n').filter((line) => /(^|\\n)\s+at .+:\d+/.test(line)).length;
