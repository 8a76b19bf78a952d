import { isShared } from '../replicas/redis';
import { findSharedAnswer, isAnswerShared, keepSharedAnswer } from '../replicas/shared-answers';
import { isWithin } from '../time/is-within';
import type { Cache } from './endpoint';
import { type EarlierAnswer, findOwnAnswer, keepOwnAnswer, oldest, parsePacked, writePacked } from './own-answers';

/** Keeps a good answer's text for the time when there is none. Returns whether an earlier one stood in until now. */
export function keepAnswer(url: string, cache: Cache, text: string): boolean {
  if (cache === 'never') return false;
  const held = findOwnAnswer(url);
  if (held && !held.isTold && isWithin(held.at, held.at + cache.seconds * 1000)) return false;
  const { packed } = keepOwnAnswer(url, writePacked(text));
  if (isShared()) void keepSharedAnswer(url, packed, oldest);
  return held?.isTold === true;
}

/** The last good answer to a call that any replica had, a day old at the most. Never throws. */
export async function findEarlierAnswer(url: string): Promise<EarlierAnswer | undefined> {
  const own = findOwnAnswer(url);
  return (isShared() && (await findYounger(url, own))) || own;
}

/** Whether there is one. Never throws. */
export const hasEarlierAnswer = async (url: string): Promise<boolean> =>
  !!findOwnAnswer(url) || (isShared() && isAnswerShared(url));

/** Milliseconds by which one is another's for sure: a copy of the same is told to be as old but for its way to Redis. */
const surely = 5_000;

/** What another replica was answered since. From now on it is at hand. Its age is told by the time that it has left, whatever clocks say. */
async function findYounger(url: string, own: EarlierAnswer | undefined): Promise<EarlierAnswer | undefined> {
  const shared = await findSharedAnswer(url);
  if (!shared || !isWhole(shared.packed)) return undefined;
  const age = oldest - shared.left;
  if (own && Date.now() - age < own.at + surely) return undefined;
  const { failedAt = 0, isTold = false } = own ?? {};
  return Object.assign(keepOwnAnswer(url, shared.packed, age), { failedAt, isTold });
}

/** Others write to a Redis as well. */
function isWhole(packed: string): boolean {
  try {
    parsePacked(packed);
    return true;
  } catch {
    return false;
  }
}
