export type Notice = { id: string; closable: boolean };

/** An id as a word of an attribute's list and of a selector. */
export const noticeWord = (id: string): string => encodeURIComponent(id).replaceAll("'", '%27');

/**
 * Shows the first notice, and the next once that was closed (spec visitor §4, "Alerts"); one that cannot be closed keeps
 * none of the others waiting, and those of one id are shown and closed together. In CSS, since `data-closed` of the root is known before the first paint: nothing moves.
 */
export function buildQueueRules(notices: readonly Notice[]): string {
  const words = notices.map(({ id, closable }) => ({ word: noticeWord(id), closable }));
  return words
    .flatMap(({ word, closable }, index) => {
      const ahead = words.slice(0, index).filter((other) => other.closable && other.word !== word);
      const isClosed = ahead.map((other) => `[data-closed~="${other.word}"]`).join('');
      return [
        ...(ahead.length ? [`:root:not(${isClosed}) [data-notice="${word}"]{display:none}`] : []),
        ...(closable ? [`[data-closed~="${word}"] [data-notice="${word}"]{display:none}`] : []),
      ];
    })
    .join('');
}

/** Warnings go first. */
export const orderByUrgency = <A extends { level: 'WARNING' | 'INFO' }>(alerts: readonly A[]): readonly A[] =>
  alerts.toSorted((a, b) => Number(b.level === 'WARNING') - Number(a.level === 'WARNING'));
