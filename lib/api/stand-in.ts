import { log } from '@/lib/process/log';
import type { SiteId } from '@/lib/sites/sites';
import { findEarlierAnswer, keepAnswer } from './earlier-answers';
import type { Endpoint } from './endpoint';
import { isAbsence, isFrameworks } from './errors';
import { type EarlierAnswer, noteFailure } from './own-answers';

type Call = { site: SiteId; endpoint: Endpoint; url: string };

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
