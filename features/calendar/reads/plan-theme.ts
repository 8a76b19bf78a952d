import { cities as citiesRow, zone as zoneRow } from '@/lib/api/endpoints/cinemas';
import { read } from '@/lib/api/read';
import { findOr } from '@/lib/api/read-or';
import { type FeedCell, type FeedTheme, planFeed } from '@/lib/domain/feed';
import { mapBounded } from '@/lib/process/map-bounded';
import { cinemaToday } from '@/lib/sites/cinema-today';
import type { Locale } from '@/lib/sites/locales';

/** Towns asked for at a time. */
const atOnce = 6;

/** On which day which title has showings of a theme, in any town of a site: each cell once. */
export async function planTheme(locale: Locale, theme: FeedTheme): Promise<FeedCell[]> {
  const towns = await read(locale, citiesRow, {});
  const zones = await mapBounded(towns, atOnce, ({ slug }) => findOr(locale, zoneRow, { id: slug }, null));
  const today = cinemaToday(locale);
  const cells = zones.flatMap((zone) => (zone ? planFeed(zone, today, theme) : []));
  const once = new Map(cells.map((cell) => [`${cell.day} ${cell.show}`, cell]));
  return [...once].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, cell]) => cell);
}
