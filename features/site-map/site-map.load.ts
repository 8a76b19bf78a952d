import { cinemas, cities } from '@/lib/api/endpoints/cinemas';
import { events } from '@/lib/api/endpoints/events';
import { masterTemplatePages } from '@/lib/api/endpoints/pages';
import { experiences } from '@/lib/api/endpoints/tags';
import { readListing } from '@/lib/api/read-listing';
import { readListOr, readPartOr } from '@/lib/api/read-or';
import { readSettingsOrDefaults } from '@/lib/api/read-settings';
import type { Locale } from '@/lib/sites/locales';
import type { SiteMapData } from './parts/site-map.logic';

/** All that the map lists. A part that the API does not send is left out of it, which is not whole then. */
export async function readSiteMapData(locale: Locale): Promise<SiteMapData & { isWhole: boolean }> {
  const [listing, seasons, houses, towns, formats, pages, { isKnown, features }] = await Promise.all([
    readPartOr(locale, 'listing', readListing(locale), null),
    readListOr(locale, events, {}, null),
    readListOr(locale, cinemas, {}, null),
    readListOr(locale, cities, {}, null),
    readListOr(locale, experiences, {}, null),
    readListOr(locale, masterTemplatePages, {}, null),
    readSettingsOrDefaults(locale),
  ]);
  return {
    listed: listing?.listed ?? [],
    events: seasons ?? [],
    cinemas: houses ?? [],
    cities: towns ?? [],
    experiences: formats ?? [],
    pages: pages ?? [],
    features: isKnown ? features : null,
    isWhole: (listing?.isHeard ?? false) && ![seasons, houses, towns, formats, pages].includes(null),
  };
}
