import { inWords, listLost, percent, percentile, sumOf, type Tally } from './tally';

/** Prints what became of each phase. Returns how many answers were lost. */
export function printReport(phases: readonly Tally[]): number {
  console.table(
    phases.map(({ name, asked, lost, fromEdge, times }) => ({
      phase: name,
      asked,
      lost: sumOf(lost),
      why: inWords(lost),
      'from the edge, %': percent(fromEdge, asked),
      'p50 ms': percentile(times, 0.5),
      'p99 ms': percentile(times, 0.99),
      'longest ms': percentile(times, 1 - 1e-9),
    })),
  );
  for (const phase of phases) for (const line of listLost(phase)) console.log(`${phase.name}:${line}`);
  return phases.reduce((sum, { lost }) => sum + sumOf(lost), 0);
}
