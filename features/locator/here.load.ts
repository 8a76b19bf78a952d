import { endpoints } from '@/lib/api/endpoints/table';
import type { Entity } from '@/lib/api/entities';
import { read } from '@/lib/api/read';
import { pickNearest } from '@/lib/domain/distance';
import type { Locale } from '@/lib/sites/locales';
import { choiceKey } from '@/lib/visitor/place/locator-choice';
import type { SavedPlace } from '@/lib/visitor/place/saved-places';
import { type AskApi, findAskedPlace } from './parts/find-place';

/** The zone of whoever is outside France (spec catalogue §9): no place of the country is theirs. */
const abroad = 'horsfrance';

/** The city of a zone; of one that is no city, the city nearest to it. Throws for an outage. */
export async function findPlaceOfZone(
  locale: Locale,
  { id, gps }: Pick<Entity<'zoneHere'>, 'id' | 'gps'>,
): Promise<SavedPlace | null> {
  if (id === abroad) return null;
  const ask = ((name, input) => read(locale, endpoints[name], input)) as AskApi;
  const found = (await findAskedPlace(ask, id)) ?? (gps && (await findNearest(ask, gps)));
  return found && { key: choiceKey(found.choice), ...found.place };
}

async function findNearest(ask: AskApi, gps: NonNullable<Entity<'zoneHere'>['gps']>) {
  const everywhere = { maxDistance: Number.POSITIVE_INFINITY, maxCinemas: 1 };
  const [near] = pickNearest(gps, await ask('cinemas', {}), everywhere);
  return near ? findAskedPlace(ask, near.item.citySlug) : null;
}
