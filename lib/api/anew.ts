import { AsyncLocalStorage } from 'node:async_hooks';

const anew = new AsyncLocalStorage<true>();

/**
 * Makes something of reads that are as fresh as their rows say. Next hands out what it has first, however old, and asks
 * again only then: what is asked for once an hour and kept for a while would for ever tell of the hour before.
 */
export const makeOfFreshReads = <T>(make: () => Promise<T>): Promise<T> => anew.run(true, make);

export const isReadAnew = (): boolean => anew.getStore() === true;
