import { log } from '@/lib/process/log';
import type { SiteId } from '@/lib/sites/sites';
import { noteCatalogueHeard } from './catalogue-heard';
import { limitForVisitor } from './limit-for-visitor';
import { askBeforePage } from './silent-lately';
import { askUpstream, patience as pagePatience, type UpstreamAnswer } from './upstream';

/**
 * Milliseconds: before a page that can do without the answer and asks for it once more, before a page that is kept, and before
 * one that would itself wait that long for the same answer.
 */
export const patience = { least: 1_000, brief: 1_500, usual: pagePatience };

/** The catalogue's answer to a question that stands before a page; null when there is none in time. */
export async function askBriefly(
  site: SiteId,
  url: string,
  milliseconds = patience.brief,
): Promise<UpstreamAnswer | null> {
  const ask = (limit: number) => askUpstream(url, { cache: 'no-store' }, limit);
  const answer = await askBeforePage(url, limitForVisitor(milliseconds), ask).catch(unanswered);
  if (answer && answer.status < 500) noteCatalogueHeard(site);
  return answer;
}

function unanswered(error: unknown): null {
  log.warn('unanswered', { reason: error instanceof Error ? error.message : String(error) });
  return null;
}
