import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from '../process/process-wide';

/** Milliseconds. One for all copies of this module, and for `cache-handler.mjs`, which Next loads itself. */
const lateness = processWide('lateness of reads', () => new AsyncLocalStorage<number | undefined>());

/**
 * Makes something of reads that are as fresh as their rows say, or so many milliseconds older at most (younger, where negative). A route that is not kept by
 * Next is handed what Next has first, however old, and only then Next asks again: what is asked for once an hour, or made
 * after a publication, and kept for a while would tell of the time before.
 */
export const makeOfFreshReads = <T>(make: () => Promise<T>, late = 0): Promise<T> => lateness.run(late, make);

/** How many milliseconds older a read may be than its row says; undefined where it may be any. */
export const findLateness = (): number | undefined => lateness.getStore();

export const isReadAnew = (): boolean => findLateness() !== undefined;

/** Old is better than none, where nothing newer can be had. */
export const makeOfAnyReads = <T>(make: () => Promise<T>): Promise<T> => lateness.run(undefined, make);
