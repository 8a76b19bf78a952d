import { cinema as cinemaCall, cinemas, cities } from '@/lib/api/endpoints/cinemas';
import { alerts } from '@/lib/api/endpoints/site';
import { tags } from '@/lib/api/endpoints/tags';
import { find, read } from '@/lib/api/read';
import { readOr } from '@/lib/api/read-or';
import { readSettingsOrDefaults } from '@/lib/api/read-settings';
import type { Cinema } from '@/lib/domain/cinema';
import { pickFormats } from '@/lib/domain/cinema-formats';
import { joinCinema } from '@/lib/domain/join-details';
import { listNearCinemas, listNearCities } from '@/lib/domain/nearby';
import type { Locale } from '@/lib/sites/locales';

/** A cinema joined with its address; null when it is unknown or closed. */
export async function findCinema(locale: Locale, slug: string): Promise<Cinema | null> {
  const [all, details] = await Promise.all([read(locale, cinemas, {}), find(locale, cinemaCall, { slug })]);
  const summary = all.find((each) => each.slug === slug);
  return details && summary ? joinCinema(summary, details) : null;
}

/** Its formats and the chain's alerts that name it. Neither may keep the page from being shown. */
export async function readFormatsAndAlerts(locale: Locale, cinema: Cinema) {
  const [known, messages] = await Promise.all([readOr(locale, tags, {}, []), readOr(locale, alerts, {}, [])]);
  return {
    formats: pickFormats(cinema.tags, known),
    alerts: messages.filter((alert) => !alert.allCinemas && alert.cinemas.includes(cinema.slug)),
  };
}

/** What lies around it, within the limits of the settings. */
export async function readAround(locale: Locale, cinema: Cinema) {
  const [all, towns, { locator }] = await Promise.all([
    readOr(locale, cinemas, {}, []),
    readOr(locale, cities, {}, []),
    readSettingsOrDefaults(locale),
  ]);
  const others = all.filter(({ slug }) => slug !== cinema.slug);
  return {
    town: towns.find(({ slug }) => slug === cinema.citySlug),
    near: listNearCinemas(cinema.gps, cinema.nearbyCinemas, others, locator),
    cities: listNearCities(cinema.gps, cinema.nearbyCities, towns, all),
  };
}
