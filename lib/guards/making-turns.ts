import { performance } from 'node:perf_hooks';
import { LRUCache } from 'lru-cache';
import { processWide } from '../process/process-wide';
import { findWait, noteTurn } from '../process/request-scope';

/**
 * Pages made at a time, requests that may wait for their turn, as many as are made while one of them waits, and pages made
 * anew beside them, and how many more of those that have waited for long.
 */
const most = { making: 6, waiting: 60, remaking: 2, overdue: 2 };
/**
 * Milliseconds: how long after a visitor came their turn may come, and how long a page that waits itself holds up the next. How
 * many times as long one does that is made anew while the thread is busy: whoever has it made always tells when it is there.
 * How long an old one may be refused a turn.
 */
const longest = { wait: 3_000, making: 1_000, remaking: 8, old: 30_000 };
/** The share of its time from which on the thread has none to spare. */
const busy = 0.9;

type Timed = { timer?: NodeJS.Timeout };
type Turn = Timed & { mayGo: Promise<boolean>; call: (mayGo: boolean) => void };

/** By the internal path of the page. */
const turns = processWide('turns to be made', () => ({
  making: new Map<string, Turn>(),
  waiting: new Map<string, Turn>(),
  remaking: new Map<string, Timed>(),
  /** When one that is old was first refused a turn, by `performance.now()`; forgotten ten minutes later. */
  refused: new LRUCache<string, number>({ max: 5_000, ttl: 600_000 }),
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

/**
 * Whether a page that is kept and old may be made anew now. Whoever asks is given the old one in any case, so nobody waits for
 * a turn: who asks next may have it, half a minute after the first was refused before others. All of them would be made at once
 * when visitors come back after a quiet hour, and nobody would be answered meanwhile.
 */
export function mayRemake(internal: string): boolean {
  if (process.env.NODE_ENV !== 'production' || turns.remaking.has(internal)) return true;
  const refusedAt = turns.refused.get(internal);
  const isOverdue = refusedAt !== undefined && performance.now() - refusedAt >= longest.old;
  if (turns.remaking.size >= most.remaking + (isOverdue ? most.overdue : 0)) {
    if (refusedAt === undefined) turns.refused.set(internal, performance.now());
    return false;
  }
  turns.refused.delete(internal);
  const turn: Timed = {};
  turns.remaking.set(internal, turn);
  endInTime(internal, turn, longest.remaking);
  return true;
}

/** The page is there, or will not come, or nobody waits for it any more. */
export function endTurn(internal: string): void {
  clearTimeout(turns.remaking.get(internal)?.timer);
  turns.remaking.delete(internal);
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
function endInTime(internal: string, turn: Timed, times = 3): void {
  const before = performance.eventLoopUtilization();
  turn.timer = setTimeout(() => {
    const isBusy = performance.eventLoopUtilization(before).utilization >= busy;
    if (isBusy && times > 1) endInTime(internal, turn, times - 1);
    else endTurn(internal);
  }, longest.making);
}
