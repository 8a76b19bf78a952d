import { useSyncExternalStore } from 'react';

const minute = 60_000;
const listeners = new Set<() => void>();
let now: Date | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * The visitor's clock, a tick a minute; null on the server and in the first client render. Pages are shared and kept,
 * so whatever depends on the time of day is decided here and nowhere else.
 */
export const useNow = (): Date | null => useSyncExternalStore(subscribe, read, () => null);

/**
 * What follows from the visitor's clock, such as "locked": the component is rendered again when the answer changes and
 * not with every minute. `ask` gets null where `useNow` would.
 */
export const useAtNow = <Answer extends string | boolean>(ask: (now: Date | null) => Answer): Answer =>
  useSyncExternalStore(
    subscribe,
    () => ask(read()),
    () => ask(null),
  );

const read = () => {
  now ??= new Date();
  return now;
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) wait();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    now = null;
  };
}

/** Until the minute turns, so that 20:15 is locked at 20:15. */
function wait(): void {
  timer = setTimeout(
    () => {
      now = new Date();
      for (const listener of listeners) listener();
      wait();
    },
    minute - (Date.now() % minute),
  );
}
