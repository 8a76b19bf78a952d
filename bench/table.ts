export type Row = { what: string; budget: string; measured: string; verdict: 'pass' | 'miss' | '' };

type Figure = { what: string; budget: number; measured: number; unit?: string; digits?: number; note?: string };

const row =
  (isMet: (figure: Figure) => boolean, sign: string) =>
  (figure: Figure): Row => {
    const { what, budget, measured, unit = '', digits = 0, note } = figure;
    const written = (value: number) => `${value.toFixed(digits)}${unit && ` ${unit}`}`;
    return {
      what,
      budget: `${sign} ${written(budget)}`,
      measured: `${written(measured)}${note ? ` (${note})` : ''}`,
      verdict: isMet(figure) ? 'pass' : 'miss',
    };
  };

export const atMost = row(({ measured, budget }) => measured <= budget, '≤');
export const atLeast = row(({ measured, budget }) => measured >= budget, '≥');
/** A figure without a budget of its own. */
export const noteRow = (what: string, measured: string): Row => ({ what, budget: '', measured, verdict: '' });

export function printTable(title: string, rows: readonly Row[]): void {
  const columns = ['what', 'budget', 'measured', 'verdict'] as const;
  const widths = columns.map((column) => Math.max(...rows.map((each) => each[column].length)));
  console.log(`\n${title}`);
  for (const each of rows)
    console.log(`  ${columns.map((column, index) => each[column].padEnd(widths[index] ?? 0)).join('   ')}`.trimEnd());
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
