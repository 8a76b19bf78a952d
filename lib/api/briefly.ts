import type { SiteId } from '@/lib/sites/sites';
import { heardFrom } from './heard';
import { type Answer, ask } from './upstream';

/** What a visitor's request can wait for before the page itself is asked for. */
const patience = 1_500;

/** The catalogue's answer to a question that stands before a page; null when there is none in time. */
export async function askBriefly(site: SiteId, url: string): Promise<Answer | null> {
  const answer = await ask(url, { cache: 'no-store' }, patience).catch(() => null);
  if (answer && answer.status < 500) heardFrom(site);
  return answer;
}
