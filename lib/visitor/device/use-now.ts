import { useSyncExternalStore } from 'react';

const minute = 60_000;
/** A page is seldom as old, and what is made half a day from now was made by another clock. */
const doubtful = 12 * 60 * minute;
const listeners = new Set<() => void>();
let now: Date | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
/** While React wakes a page up, whose times are told in a task of their own afterwards: the two would block it at once. */
let isAsleep = false;
/** Milliseconds that the visitor's clock is behind, where it says another day than the server's. */
let lag = 0;
let asking: Promise<void> | null = null;

/**
 * The visitor's clock, a tick a minute; null on the server and in the first client render. Pages are shared and kept,
 * so whatever depends on the time of day is decided here and nowhere else.
 */
export const useNow = (): Date | null => useSyncExternalStore(followNow, read, readAsleep);

/**
 * What follows from the visitor's clock, such as "locked": the component is rendered again when the answer changes and
 * not with every minute. `ask` gets null where `useNow` would.
 */
export const useAtNow = <Answer extends string | boolean>(ask: (now: Date | null) => Answer): Answer =>
  useSyncExternalStore(
    followNow,
    () => ask(read()),
    () => ask(readAsleep()),
  );

const isKnown = (now: Date | null) => now !== null;

/** For what only the browser draws: false on the server and in the first client render. */
export const useIsAwake = (): boolean => useAtNow(isKnown);

/** Puts the visitor's clock right by the server's, which is asked once: where it can hardly be right beside the one that made the page. */
export function setClockBy(madeAt: number): void {
  if (asking || Math.abs(Date.now() - madeAt) < doubtful) return;
  asking = import('./server-clock')
    .then(({ askClockLag }) => askClockLag())
    .then((found) => {
      if (Math.abs(found) < doubtful) return;
      lag = found;
      if (!isAsleep) tick();
    })
    .catch(() => {});
}

function read(): Date | null {
  if (!isAsleep) now ??= readClock();
  return now;
}

/** Milliseconds since 1970 by the visitor's clock, put right where it is wrong by days. */
export const readNow = (): number => Date.now() + lag;

const readClock = () => new Date(readNow());

function readAsleep(): null {
  isAsleep = now === null;
  return null;
}

/** Calls back with every minute, and when the clock was put right; returns how to stop. */
export function followNow(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) wait(isAsleep ? 0 : untilNextMinute());
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    now = null;
  };
}

function wait(milliseconds: number): void {
  timer = setTimeout(() => {
    // A wrong day would be told for a moment only to be taken back.
    if (isAsleep && asking) void asking.then(tick);
    else tick();
    wait(untilNextMinute());
  }, milliseconds);
}

function tick(): void {
  isAsleep = false;
  now = readClock();
  for (const listener of listeners) listener();
}

/** So that 20:15 is locked at 20:15. */
const untilNextMinute = () => minute - (Date.now() % minute);
