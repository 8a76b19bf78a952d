import { performance } from 'node:perf_hooks';
import { processWide } from '../process/process-wide';
import { findWait, noteTurn } from '../process/request-scope';

/** Pages made at a time, and requests that may wait for their turn: as many as are made while one of them waits. */
const most = { making: 6, waiting: 60 };
/** Milliseconds: how long after a visitor came their turn may come, and how long a page that waits itself holds up the next. */
const longest = { wait: 3_000, making: 1_000 };
/** The share of its time from which on the thread has none to spare. */
const busy = 0.9;

type Turn = { mayGo: Promise<boolean>; call: (mayGo: boolean) => void; timer?: NodeJS.Timeout };

/** By the internal path of the page. */
const turns = processWide('turns to be made', () => ({
  making: new Map<string, Turn>(),
  waiting: new Map<string, Turn>(),
}));

/**
 * Resolves when a page that is not kept may be judged and made; to false where too many are before it, for then nobody would
 * be answered. All of it is done on the one thread that also sends the pages that are kept, and a few at a time leave it free
 * for them. Whoever asks for the same page shares its turn, which ends with the answer.
 */
export function takeTurn(internal: string): Promise<boolean> {
  if (process.env.NODE_ENV !== 'production') return Promise.resolve(true);
  noteTurn(internal);
  const known = turns.making.get(internal) ?? turns.waiting.get(internal);
  if (known) return known.mayGo;
  if (turns.waiting.size >= most.waiting) return Promise.resolve(false);
  const { promise: mayGo, resolve: call } = Promise.withResolvers<boolean>();
  const turn: Turn = { mayGo, call };
  turns.waiting.set(internal, turn);
  const wait = Math.max(0, longest.wait - (findWait() ?? 0));
  turn.timer = setTimeout(() => turns.waiting.delete(internal) && call(false), wait);
  callNext();
  return mayGo;
}

/** The page is there, or will not come, or nobody waits for it any more. */
export function endTurn(internal: string): void {
  clearTimeout(turns.making.get(internal)?.timer);
  if (turns.making.delete(internal)) callNext();
}

function callNext(): void {
  for (const [internal, turn] of turns.waiting) {
    if (turns.making.size >= most.making) return;
    turns.waiting.delete(internal);
    clearTimeout(turn.timer);
    turns.making.set(internal, turn);
    endInTime(internal, turn);
    turn.call(true);
  }
}

/**
 * Ends the turn of a page that waits for the catalogue, and needs no thread. Where the thread was busy all the while, the page
 * has only not been come to: one more beside it, and all of them would be later. The third time it is not waited for: whoever
 * asked for it may have gone before its turn came, and nothing else tells of its end.
 */
function endInTime(internal: string, turn: Turn, times = 3): void {
  const before = performance.eventLoopUtilization();
  turn.timer = setTimeout(() => {
    const isBusy = performance.eventLoopUtilization(before).utilization >= busy;
    if (isBusy && times > 1) endInTime(internal, turn, times - 1);
    else endTurn(internal);
  }, longest.making);
}
