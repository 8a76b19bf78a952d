import type { Language } from '@/lib/sites/languages';
import type { SiteId } from '@/lib/sites/sites';
import { noteSaid } from '../api/cached-reads';
import { findEarlierAnswer, hasEarlierAnswer } from '../api/earlier-answers';
import { cacheTagsOf } from '../api/endpoint';
import { upstreamUrl } from '../api/endpoint-url';
import { endpoints } from '../api/endpoints/table';
import { type CallName, calls } from '../api/paths';
import { isPublishedSince } from '../replicas/published-since';
import { isShared } from '../replicas/redis';

/** The item a page is about, by the call that says what it is. */
type Item = { site: SiteId; language: Language; item: CallName; slug: string };

const urlOf = ({ site, language, item, slug }: Item) => upstreamUrl(site, language, calls[item], { slug, id: slug });

/** Whether a page can be made of it in an outage: of what was said of it before. */
export const isItemKept = (item: Item): Promise<boolean> => hasEarlierAnswer(urlOf(item));

/** Milliseconds: an hour, and by how much an answer may be younger than it is told to be. */
const remembered = 3_600_000;
const leeway = 10_000;

/**
 * Whether another replica was told of it within the hour, and nothing of it was published since: what this one has not asked
 * for yet, or not lately, is as known as what it has, to what its page reads too.
 */
export async function isItemKnownElsewhere(item: Item): Promise<boolean> {
  if (!isShared()) return false;
  const earlier = await findEarlierAnswer(urlOf(item));
  const age = earlier ? Date.now() - earlier.at : remembered;
  const { item: call, site } = item;
  if (age >= remembered || (await isPublishedSince(cacheTagsOf(endpoints[call], site), age + leeway))) return false;
  // Whatever its page reads is to doubt it as well.
  noteSaid(urlOf(item), { site, cache: endpoints[call].cache }, earlier);
  return true;
}
