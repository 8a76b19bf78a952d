import { cinemas, cities } from '@/lib/api/endpoints/cinemas';
import { events } from '@/lib/api/endpoints/events';
import { masterTemplatePages } from '@/lib/api/endpoints/pages';
import { experiences } from '@/lib/api/endpoints/tags';
import { readListing } from '@/lib/api/read-listing';
import { readOr, readPartOr } from '@/lib/api/read-or';
import { readSettingsOrDefaults } from '@/lib/api/read-settings';
import type { Locale } from '@/lib/sites/locales';
import type { SiteMapData } from './parts/site-map.logic';

/** All that the map lists; a part that the API does not send is left out of it. */
export async function readSiteMapData(locale: Locale): Promise<SiteMapData> {
  const [{ listed }, seasons, houses, towns, formats, pages, { isKnown, features }] = await Promise.all([
    readPartOr(locale, 'listing', readListing(locale), { listed: [] }),
    readOr(locale, events, {}, []),
    readOr(locale, cinemas, {}, []),
    readOr(locale, cities, {}, []),
    readOr(locale, experiences, {}, []),
    readOr(locale, masterTemplatePages, {}, []),
    readSettingsOrDefaults(locale),
  ]);
  return {
    listed,
    events: seasons,
    cinemas: houses,
    cities: towns,
    experiences: formats,
    pages,
    features: isKnown ? features : null,
  };
}
