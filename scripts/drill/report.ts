import type { Phase } from './load';

const percentile = (times: readonly number[], part: number) =>
  Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0);

/** Prints what became of each phase. Returns how many answers were lost. */
export function printReport(phases: readonly Phase[]): number {
  const rows = phases.map(({ name, asked, lost, fromEdge, times }) => ({
    phase: name,
    asked,
    lost: [...lost.values()].reduce((sum, count) => sum + count, 0),
    why: [...lost].map(([reason, count]) => `${count} × ${reason}`).join(', '),
    'from the edge, %': Math.round((fromEdge / Math.max(asked, 1)) * 1000) / 10,
    'p50 ms': percentile(times, 0.5),
    'p99 ms': percentile(times, 0.99),
    'longest ms': percentile(times, 1 - 1e-9),
  }));
  console.table(rows);
  return rows.reduce((sum, { lost }) => sum + lost, 0);
}
