import { inWords, listLost, percent, percentile, sumOf, type Tally } from '../drill/tally';
import { compareMemory, findExcess, findGrowth, listMost, type Sample, siteBound } from './memory';

/** One line, so that a soak which is ended early has told what it saw. */
export function printMinute(minute: number, tally: Tally, samples: readonly Sample[]): void {
  const { asked, lost, fromEdge, couldBeFromEdge, edgeTimes } = tally;
  const memory = samples.map(({ name, megabytes, heap }) => `${name} ${megabytes}${heap === null ? '' : ` (${heap})`}`);
  console.log(
    `minute ${minute}: ${asked} asked, ${sumOf(lost)} lost ${inWords(lost)}, ` +
      `edge ${percent(fromEdge, couldBeFromEdge)} %, kept p50 ${percentile(edgeTimes, 0.5)} p99 ${percentile(edgeTimes, 0.99)} ms; ` +
      `MB: ${memory.join(', ')}`,
  );
  for (const line of listLost(tally)) console.log(line);
}

/** Milliseconds, and per cent. */
const wanted = { cached: 50, fromEdge: 99 };

/** Prints what became of each kind and of each part's memory. Returns what is not as it should be. */
export function printSoak(kinds: readonly Tally[], minutes: readonly (readonly Sample[])[]): string[] {
  console.table(
    kinds.map(({ name, asked, lost, statuses, fromEdge, couldBeFromEdge, times, edgeTimes }) => ({
      ...{ kind: name, asked, lost: sumOf(lost), why: inWords(lost), statuses: inWords(statuses) },
      'edge, % of what can be kept': couldBeFromEdge ? percent(fromEdge, couldBeFromEdge) : '',
      ...{ 'p50 ms': percentile(times, 0.5), 'p99 ms': percentile(times, 0.99) },
      ...(edgeTimes.length && { 'kept p50': percentile(edgeTimes, 0.5), 'kept p99': percentile(edgeTimes, 0.99) }),
    })),
  );
  const memory = compareMemory(minutes);
  if (memory) console.table(memory);
  else console.log('Too short to say whether memory grows: that is told from the twentieth minute on.');
  const most = listMost(minutes).map(({ part, most }) => `${part} ${most}`);
  if (most.length) console.log(`MB at the most, of ${siteBound} each: ${most.join(', ')}.`);

  const sum = (of: (tally: Tally) => number) => kinds.reduce((all, tally) => all + of(tally), 0);
  const edge = percent(
    sum(({ fromEdge }) => fromEdge),
    sum(({ couldBeFromEdge }) => couldBeFromEdge),
  );
  const slowest = percentile(kinds.find(({ name }) => name === 'page')?.edgeTimes ?? [], 0.99);
  const lost = sum((tally) => sumOf(tally.lost));
  console.log(
    `${sum(({ asked }) => asked)} asked, ${lost} lost; ${edge} % of what can be kept came from the edge; kept pages p99 ${slowest} ms.`,
  );
  return [
    ...(lost ? [`${lost} answers were lost`] : []),
    ...(edge < wanted.fromEdge ? [`only ${edge} % came from the edge`] : []),
    ...(slowest > wanted.cached ? [`kept pages took ${slowest} ms`] : []),
    ...findGrowth(memory ?? []),
    ...findExcess(minutes),
  ];
}
