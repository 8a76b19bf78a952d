import { median } from './table';

/** What each of some things measures in the same second or so. */
type Round<Name extends string> = Readonly<Record<Name, number>>;

/** Measures several things in turns: a machine that others share changes its pace from one round to the next. */
export async function measureInTurns<Name extends string>(
  rounds: number,
  measures: Readonly<Record<Name, () => Promise<number>>>,
) {
  const names = Object.keys(measures) as Name[];
  const found: Round<Name>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const one: Partial<Record<Name, number>> = {};
    for (const name of names) one[name] = await measures[name]();
    found.push(one as Round<Name>);
  }
  return {
    /** The median of the rounds' own ratios. */
    ratio: (a: Name, b: Name) => median(found.map((round) => round[a] / round[b])),
    /** The median of each, in the order of their names above. */
    medians: names.map((name) => median(found.map((round) => round[name])).toFixed(0)).join(' / '),
  };
}
