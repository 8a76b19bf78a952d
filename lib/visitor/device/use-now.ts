import { useSyncExternalStore } from 'react';

const minute = 60_000;
const listeners = new Set<() => void>();
let now: Date | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
/** While React wakes a page up, whose times are told in a task of their own afterwards: the two would block it at once. */
let isAsleep = false;

/**
 * The visitor's clock, a tick a minute; null on the server and in the first client render. Pages are shared and kept,
 * so whatever depends on the time of day is decided here and nowhere else.
 */
export const useNow = (): Date | null => useSyncExternalStore(subscribe, read, readAsleep);

/**
 * What follows from the visitor's clock, such as "locked": the component is rendered again when the answer changes and
 * not with every minute. `ask` gets null where `useNow` would.
 */
export const useAtNow = <Answer extends string | boolean>(ask: (now: Date | null) => Answer): Answer =>
  useSyncExternalStore(
    subscribe,
    () => ask(read()),
    () => ask(readAsleep()),
  );

function read(): Date | null {
  if (!isAsleep) now ??= new Date();
  return now;
}

function readAsleep(): null {
  isAsleep = now === null;
  return null;
}

function subscribe(listener: () => void): () => void {
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
    isAsleep = false;
    now = new Date();
    for (const listener of listeners) listener();
    wait(untilNextMinute());
  }, milliseconds);
}

/** So that 20:15 is locked at 20:15. */
const untilNextMinute = () => minute - (Date.now() % minute);
