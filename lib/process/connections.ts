import { subscribe } from 'node:diagnostics_channel';
import { performance } from 'node:perf_hooks';
import { processWide } from './process-wide';

/** How many came one turn of the loop after the other, and in which turn the last. */
const accepted = processWide('accepted connections', () => ({ inARow: 0, turn: -2 }));
/** So many in a row are no chance. */
const many = 3;

const countTurns = (): number => performance.nodeTiming.uvMetricsInfo.loopCount;

function noteAccepted(): void {
  const turn = countTurns();
  accepted.inARow = turn - accepted.turn <= 1 ? accepted.inARow + 1 : 1;
  accepted.turn = turn;
}

/** Has `isQueueing` tell of the connections of this process. */
export const watchConnections = (): void => subscribe('net.server.socket', noteAccepted);

/**
 * Whether connections wait to be accepted, and nobody knows yet what for. Node accepts one in each turn of its loop, however
 * many wait: a hundred of them need a hundred turns, and while pages are made a turn takes a tenth of a second and more.
 */
export const isQueueing = (): boolean => accepted.inARow >= many && countTurns() - accepted.turn <= 1;
