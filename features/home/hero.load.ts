import { featured } from '@/lib/api/endpoints/shows';
import { findFirstShow } from '@/lib/api/find-first-show';
import { readOr } from '@/lib/api/read-or';
import { joinShow } from '@/lib/domain/join-details';
import { type Listed, orderListed, pickList } from '@/lib/domain/listing';
import type { Show } from '@/lib/domain/show';
import type { Locale } from '@/lib/sites/locales';

/** What the editors feature, else the home order: the first that is still there; null where there is none. */
export async function findHero(locale: Locale, listed: readonly Listed[]): Promise<Show | null> {
  const chosen = await readOr(locale, featured, { type: 'home' }, []);
  const ordered = orderListed(pickList(listed, 'book'), 'home').map(({ show: { slug } }) => slug);
  const details = (await findFirstShow(locale, chosen)) ?? (await findFirstShow(locale, ordered));
  return details && joinShow(listed.find(({ show: { slug } }) => slug === details.slug)?.show, details);
}
