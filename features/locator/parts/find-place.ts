import type { CallInput, Entity } from '@/lib/api/entities';
import { isGone } from '@/lib/api/is-gone';
import type { CallName } from '@/lib/api/paths';
import { pickNearest } from '@/lib/domain/distance';
import type { LocatorChoice, Place } from '@/lib/visitor/place/locator.store';
import { positionOf } from '@/lib/visitor/place/locator-choice';
import { buildPlaceAround } from '@/lib/visitor/place/place-around';

/** Asks the API; throws `QueryError`. */
export type AskApi = <Name extends CallName>(name: Name, input: CallInput<Name>) => Promise<Entity<Name>>;
type FoundPlace = { choice: LocatorChoice; place: Place };

/** What a choice is called and which cinemas it means; null where there is none. Throws for an outage. */
export async function findPlace(ask: AskApi, choice: LocatorChoice): Promise<Place | null> {
  const from = positionOf(choice);
  if (from) {
    const [cinemas, { locator }] = await Promise.all([ask('cinemas', {}), ask('settings', {})]);
    const near = pickNearest(from, cinemas, locator);
    return near.length ? buildPlaceAround(near) : null;
  }
  const slug = choice.value;
  if (choice.mode === 'city') {
    const city = await ask('city', { slug }).catch(unlessGone);
    return city?.cinemas.length ? { name: city.name, cinemas: city.cinemas } : null;
  }
  const cinema = await ask('cinema', { slug }).catch(unlessGone);
  return cinema && { name: cinema.name, cinemas: [cinema.slug] };
}

/** What a slug of the address means: a city, else a cinema. */
export async function findAskedPlace(ask: AskApi, value: string): Promise<FoundPlace | null> {
  for (const mode of ['city', 'cinema'] as const) {
    const place = await findPlace(ask, { mode, value });
    if (place) return { choice: { mode, value }, place };
  }
  return null;
}

const unlessGone = (error: unknown): null => {
  if (isGone(error)) return null;
  throw error;
};
