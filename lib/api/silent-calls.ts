import { AsyncLocalStorage } from 'node:async_hooks';
import { cache } from 'react';
import { limitForReader } from './limit-for-visitor';
import { askWithin, limitAfterSilence } from './silent-lately';
import { patience } from './upstream';

/** Milliseconds: enough for what Next keeps, and for a catalogue that answers again; half of it each time that it does not. */
const hasty = { first: 100, least: 10 };

/**
 * How long to wait for the calls, by path, that have let this page wait in vain; of a page alone, so that one hiccup is no
 * outage.
 */
type Silent = Map<string, number>;
const silent = cache((): Silent => new Map());

/** Of a composed answer, for which React remembers nothing, or of the page that it is made for. */
const composing = new AsyncLocalStorage<Silent>();

const listSilent = () => composing.getStore() ?? silent();

/** Makes what is made of many calls as impatient as a page. */
export const doImpatiently = <T>(make: () => Promise<T>): Promise<T> => composing.run(listSilent(), make);

/**
 * Asks with the patience that a page has with a call: until it was silent once, as long as its visitor may still wait. A
 * page that asks of one film after the other would wait as often as there are films, and one whose guard has waited for the
 * same as long again.
 */
export function askWithPatience<T>(
  { path, url }: { path: string; url: string },
  ask: (milliseconds: number) => Promise<T>,
): Promise<T> {
  const calls = listSilent();
  const known = calls.get(path);
  const limit = known ?? limitForReader(limitAfterSilence(url, patience));
  const next = known ? Math.max(hasty.least, Math.ceil(known / 2)) : hasty.first;
  return askWithin(limit, ask, () => calls.set(path, Math.min(next, calls.get(path) ?? next)));
}
