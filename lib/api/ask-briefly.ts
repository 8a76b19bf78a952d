import { log } from '@/lib/process/log';
import type { SiteId } from '@/lib/sites/sites';
import { noteCatalogueHeard } from './catalogue-heard';
import { askUpstream, type UpstreamAnswer } from './upstream';

/** Milliseconds: before a page that is kept, and before one that would itself wait that long for the same answer. */
export const patience = { brief: 1_500, usual: 3_000 };

/** The catalogue's answer to a question that stands before a page; null when there is none in time. */
export async function askBriefly(
  site: SiteId,
  url: string,
  milliseconds = patience.brief,
): Promise<UpstreamAnswer | null> {
  const answer = await askUpstream(url, { cache: 'no-store' }, milliseconds).catch(unanswered);
  if (answer && answer.status < 500) noteCatalogueHeard(site);
  return answer;
}

function unanswered(error: unknown): null {
  log.warn('unanswered', { reason: error instanceof Error ? error.message : String(error) });
  return null;
}
