import { cinemas, cities } from '@/lib/api/endpoints/cinemas';
import { events } from '@/lib/api/endpoints/events';
import { masterTemplatePages } from '@/lib/api/endpoints/pages';
import { settings } from '@/lib/api/endpoints/site';
import { experiences } from '@/lib/api/endpoints/tags';
import { read } from '@/lib/api/read';
import { readListing } from '@/lib/api/read-listing';
import type { Locale } from '@/lib/sites/locales';
import type { SiteStock } from './parts/site-map.logic';

const none = () => [];

/** All that the map lists; a part that the API does not send is left out of it. */
export async function readSite(locale: Locale): Promise<SiteStock> {
  const [listed, seasons, houses, towns, formats, pages, features] = await Promise.all([
    readListing(locale).then((listing) => listing.listed, none),
    read(locale, events, {}).catch(none),
    read(locale, cinemas, {}).catch(none),
    read(locale, cities, {}).catch(none),
    read(locale, experiences, {}).catch(none),
    read(locale, masterTemplatePages, {}).catch(none),
    read(locale, settings, {}).then(
      (site) => site.features,
      () => null,
    ),
  ]);
  return { listed, events: seasons, cinemas: houses, cities: towns, experiences: formats, pages, features };
}
