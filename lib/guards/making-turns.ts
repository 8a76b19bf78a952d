import { performance } from 'node:perf_hooks';
import { LRUCache } from 'lru-cache';
import { processWide } from '../process/process-wide';
import { findRequest, findWait, isHeldWaitedFor, noteTurn, type RequestScope } from '../process/request-scope';

/** Pages made at a time, and requests that may wait for their turn, as many as are made while one of them waits. */
const most = { making: 6, waiting: 60 };
/**
 * Pages made anew beside them at a time, how many more of those that have waited for long, and after how many milliseconds of
 * being shown old that is. One that lacks a part, and lives for seconds, takes none of the turns of those that are whole: once a
 * fault is over a hundred such pages are to be whole within ten seconds, of which somebody asks for each three times. `waiting`
 * are the turns of both while somebody has waited for a page that is held: it needs the thread many times for a moment, and a
 * page that is made takes it for long each time.
 */
const remakes = {
  whole: { atOnce: 2, overdue: 2, old: 30_000, waiting: { atOnce: 0, overdue: 1 } },
  lacking: { atOnce: 12, overdue: 4, old: 2_000, waiting: null },
} as const;
/**
 * Milliseconds: how long after a visitor came their turn may come, and how long a page that waits itself holds up the next. How
 * many times as long one does that is made anew while the thread is busy: whoever has it made always tells when it is there.
 */
const longest = { wait: 3_000, making: 1_000, remaking: 8 };
/** The share of its time from which on the thread has none to spare. */
const busy = 0.9;

type Timed = { timer?: NodeJS.Timeout };
/** `askers`: those that share it and have no answer yet. */
type Turn = Timed & { mayGo: Promise<boolean>; call: (mayGo: boolean) => void; askers: Set<RequestScope> };
type Remake = Timed & { kind: keyof typeof remakes };

/** By the internal path of the page. */
const turns = processWide('turns to be made', () => ({
  making: new Map<string, Turn>(),
  waiting: new Map<string, Turn>(),
  remaking: new Map<string, Remake>(),
  /** When one that is old was first refused a turn, by `performance.now()`: until it has one, however seldom it is asked for. */
  refused: new LRUCache<string, number>({ max: 10_000 }),
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
  if (known) return share(known);
  if (turns.waiting.size >= most.waiting) return Promise.resolve(false);
  const { promise: mayGo, resolve: call } = Promise.withResolvers<boolean>();
  const turn: Turn = { mayGo, call, askers: new Set() };
  turns.waiting.set(internal, turn);
  const wait = Math.max(0, longest.wait - (findWait() ?? 0));
  turn.timer = setTimeout(() => turns.waiting.delete(internal) && call(false), wait);
  callNext();
  return share(turn);
}

function share({ mayGo, askers }: Turn): Promise<boolean> {
  const request = findRequest();
  if (request) askers.add(request);
  return mayGo;
}

type Old = {
  /** Whether it lacks a part. */
  lacks?: boolean;
  /** Milliseconds since it was made. */
  age?: number;
};

/**
 * Whether a page that is kept and old may be made anew now. Whoever asks is given the old one in any case, so nobody waits for
 * a turn: who asks next may have it, before others once the first was refused for so long. All of them would be made at once
 * when visitors come back after a quiet hour, and nobody would be answered meanwhile.
 */
export function mayRemake(internal: string, { lacks = false, age = Infinity }: Old = {}): boolean {
  if (process.env.NODE_ENV !== 'production' || turns.remaking.has(internal)) return true;
  const kind = lacks ? 'lacking' : 'whole';
  const { old, waiting } = remakes[kind];
  const { atOnce, overdue } = (isHeldWaitedFor() && waiting) || remakes[kind];
  const refusedFor = performance.now() - (turns.refused.get(internal) ?? Infinity);
  // What another replica has made since was refused nothing.
  const waited = refusedFor <= age ? refusedFor : -Infinity;
  if (countRemaking(kind) >= atOnce + (waited >= old ? overdue : 0)) {
    if (waited < 0) turns.refused.set(internal, performance.now());
    return false;
  }
  turns.refused.delete(internal);
  const turn: Remake = { kind };
  turns.remaking.set(internal, turn);
  endInTime(internal, turn, longest.remaking);
  return true;
}

const countRemaking = (kind: Remake['kind']): number =>
  [...turns.remaking.values()].filter((turn) => turn.kind === kind).length;

/** The page is there, or will not come. */
export function endTurn(internal: string): void {
  clearTimeout(turns.remaking.get(internal)?.timer);
  turns.remaking.delete(internal);
  endMaking(internal);
}

/**
 * A request has been answered in full: with the last of those that shared its turn that ends, page or no page. Of one that was
 * cut off nothing is said, for Next goes on making the page, and none of one that was turned away and asks for another's.
 */
export function leaveTurn(request: RequestScope): void {
  const { turn: internal } = request;
  const turn = internal === undefined ? undefined : turns.making.get(internal);
  if (internal !== undefined && turn?.askers.delete(request) && turn.askers.size === 0) endMaking(internal);
}

function endMaking(internal: string): void {
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
