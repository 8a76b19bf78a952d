import { featured, show } from '@/lib/api/endpoints/shows';
import { findOr, readOr } from '@/lib/api/read-or';
import { joinShow } from '@/lib/domain/join-details';
import { type Listed, orderListed, pickList } from '@/lib/domain/listing';
import type { Show } from '@/lib/domain/show';
import type { Locale } from '@/lib/sites/locales';

/** What the editors feature first, else the first of the home order; null where there is neither. */
export async function findHero(locale: Locale, listed: readonly Listed[]): Promise<Show | null> {
  const [chosen] = await readOr(locale, featured, { type: 'home' }, []);
  const slug = chosen ?? orderListed(pickList(listed, 'book'), 'home')[0]?.show.slug;
  const details = slug ? await findOr(locale, show, { slug }, null) : null;
  return details && joinShow(listed.find((one) => one.show.slug === slug)?.show, details);
}
