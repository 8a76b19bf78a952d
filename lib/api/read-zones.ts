import type { Zone } from '../domain/showtime';
import { mapBounded } from '../process/map-bounded';
import type { Locale } from '../sites/locales';
import { cities as citiesRow, zone as zoneRow } from './endpoints/cinemas';
import { read } from './read';
import { findOr } from './read-or';

/** Towns asked for at a time. */
const atOnce = 6;

/** What every town of a site plays, but for those that do not answer. `isWhole`: all that have a programme did. */
export async function readZones(locale: Locale): Promise<{ zones: Zone[]; isWhole: boolean }> {
  const towns = await read(locale, citiesRow, {});
  const found = await mapBounded(towns, atOnce, ({ slug }) => findOr(locale, zoneRow, { id: slug }, 'lost' as const));
  return { zones: found.filter((zone) => zone !== null && zone !== 'lost'), isWhole: !found.includes('lost') };
}
