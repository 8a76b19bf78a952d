export type Notice = { id: string; closable: boolean };

/**
 * What is shown of a queue: the first notice, and the next once that was put away (spec visitor §4, "Alerts"). One that
 * cannot be put away keeps none of the others waiting.
 */
export function inTurn<N extends Notice>(notices: readonly N[], putAway: readonly string[]): readonly N[] {
  const waiting = notices.filter(({ id }) => !putAway.includes(id));
  const first = waiting.findIndex(({ closable }) => closable);
  return first < 0 ? waiting : waiting.slice(0, first + 1);
}

/** Warnings go first. */
export const byUrgency = <A extends { level: 'WARNING' | 'INFO' }>(alerts: readonly A[]): readonly A[] =>
  alerts.toSorted((a, b) => Number(b.level === 'WARNING') - Number(a.level === 'WARNING'));
