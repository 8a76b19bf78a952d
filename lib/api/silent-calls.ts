import { AsyncLocalStorage } from 'node:async_hooks';
import { cache } from 'react';
import { patience } from './upstream';

/** Milliseconds: enough for what Next keeps, and for a catalogue that answers again. */
const hasty = 100;

/** The calls, by path, that have let this page wait in vain; of a page alone, so that one hiccup is no outage. */
const silent = cache(() => new Set<string>());

/** Of a composed answer, for which React remembers nothing, or of the page that it is made for. */
const composing = new AsyncLocalStorage<Set<string>>();

const listSilent = () => composing.getStore() ?? silent();

/** Makes what is made of many calls as impatient as a page. */
export const doImpatiently = <T>(make: () => Promise<T>): Promise<T> => composing.run(listSilent(), make);

/**
 * Asks with the patience that a page has with a call: in full until it was silent once. A page that asks of one film after
 * the other would wait as often as there are films.
 */
export async function askWithPatience<T>(path: string, ask: (milliseconds: number) => Promise<T>): Promise<T> {
  const calls = listSilent();
  const start = performance.now();
  return ask(calls.has(path) ? hasty : patience).catch((error: unknown) => {
    if (performance.now() - start > 0.9 * patience) calls.add(path);
    throw error;
  });
}
