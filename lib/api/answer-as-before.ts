import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external';
import { log } from '@/lib/process/log';
import type { SiteId } from '@/lib/sites/sites';
import { keepBriefly } from './brief-life';
import { findEarlierAnswer, keepAnswer } from './earlier-answers';
import type { Endpoint, Output } from './endpoint';
import { isAbsence, isFrameworks } from './errors';
import { type EarlierAnswer, findOwnAnswer, isResting, noteFailure, parsePacked } from './own-answers';
import { parseAnswer } from './parse-answer';
import { noteSource } from './watch-read';

type Call<E extends Endpoint = Endpoint> = { site: SiteId; endpoint: E; url: string };

/** Next can be told to make a page past all that is kept, and so past this. */
const isPastTheKept = () => workAsyncStorage.getStore()?.isOnDemandRevalidate === true;

/**
 * What a call says, and in an outage what it said before: no older than a day, logged once until it answers again, and
 * not asked for again for a moment. What is made of an earlier answer is kept ten seconds only.
 */
export async function answerOrAsBefore<E extends Endpoint>(
  call: Call<E>,
  ask: () => Promise<Output<E>>,
): Promise<Output<E>> {
  const { site, endpoint, url } = call;
  if (isPastTheKept()) return ask();
  const show = async (earlier: EarlierAnswer) => {
    noteSource('earlier');
    await keepBriefly('earlier');
    return parseAnswer(site, endpoint, url, parsePacked(earlier.packed));
  };
  const resting = findOwnAnswer(url);
  if (resting && isResting(resting)) return show(resting);
  try {
    return await ask();
  } catch (error) {
    const earlier = await findStandIn(call, error);
    if (!earlier) throw error;
    return show(earlier);
  }
}

/** The answer that stands in for a call which failed, said once in the log. None where "not there" is the answer. */
export async function findStandIn({ site, endpoint, url }: Call, error: unknown): Promise<EarlierAnswer | null> {
  if (isFrameworks(error) || isAbsence(error)) return null;
  const earlier = await findEarlierAnswer(url);
  if (!earlier) return null;
  const seconds = Math.round((Date.now() - earlier.at) / 1000);
  const reason = error instanceof Error ? error.message : String(error);
  if (noteFailure(earlier)) log.warn('answered as before', { endpoint: endpoint.path, site, url, seconds, reason });
  return earlier;
}

/** Keeps a good answer for the time when there is none; the log says where an earlier one stood in until now. */
export function keepAsSaid({ site, endpoint, url }: Call, text: string): void {
  if (keepAnswer(url, endpoint.cache, text)) log.info('answered again', { endpoint: endpoint.path, site, url });
}
