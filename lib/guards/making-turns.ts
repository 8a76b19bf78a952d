import { processWide } from '../process/process-wide';
import { findWait } from '../process/request-scope';

/** Pages made at a time, and requests that may wait for their turn: as many as are made while one of them waits. */
const most = { making: 6, waiting: 60 };
/** Milliseconds: how long after a visitor came their turn may come, and how long a page that does not come holds up the next. */
const longest = { wait: 3_000, making: 1_000 };

type Turn = { mayGo: Promise<boolean>; call: (mayGo: boolean) => void; timer?: NodeJS.Timeout };

/** By the internal path of the page. */
const turns = processWide('turns to be made', () => ({
  making: new Map<string, Turn>(),
  waiting: new Map<string, Turn>(),
  /** How many requests are being judged. */
  judging: 0,
}));

/** Whether so many wait that whoever asks for a page that is not kept need not be looked at: nobody could make it in time. */
export const isCrowded = (): boolean => turns.waiting.size + turns.judging >= most.waiting;

/**
 * Judges whether a page may be made, and counts who asks for it among those that wait: that takes its share of the one
 * thread, and for hundreds at once all of it.
 */
export async function judgeInLine<T>(judge: () => Promise<T>): Promise<T> {
  turns.judging += 1;
  try {
    return await judge();
  } finally {
    turns.judging -= 1;
  }
}

/**
 * Resolves when a page that is not kept may be made; to false where too many are before it, for then nobody would be
 * answered. All pages are made on the one thread that also sends those that are kept, and a few at a time leave it free
 * for them. Whoever asks for the same page shares its turn.
 */
export function takeTurn(internal: string): Promise<boolean> {
  if (process.env.NODE_ENV !== 'production') return Promise.resolve(true);
  const known = turns.making.get(internal) ?? turns.waiting.get(internal);
  if (known) return known.mayGo;
  if (isCrowded()) return Promise.resolve(false);
  const { promise: mayGo, resolve: call } = Promise.withResolvers<boolean>();
  const turn: Turn = { mayGo, call };
  turns.waiting.set(internal, turn);
  const wait = Math.max(0, longest.wait - (findWait() ?? 0));
  turn.timer = setTimeout(() => turns.waiting.delete(internal) && call(false), wait);
  callNext();
  return mayGo;
}

/** The page is there, or will not come. */
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
    turn.timer = setTimeout(() => endTurn(internal), longest.making);
    turn.call(true);
  }
}
