import type { Day } from './day';
import type { Programme } from './showtime';

/** What a place offers to choose from, whatever the day. */
export type PlaceOffer = {
  /** Days with showings, in their order. */
  dates: readonly Day[];
  versions: readonly string[];
  tags: readonly string[];
};

type Played = PlaceOffer & { rows: readonly { showings: readonly { version: string; tags?: readonly string[] }[] }[] };

/**
 * What several cinemas offer on all of their days, those not asked for included: a row to choose from is then the same on
 * each of them. What a cinema plays on the day asked for is offered, be it missing from what it says of its days.
 */
export function mergeOffers(days: readonly (Partial<Played> | null | undefined)[]): PlaceOffer {
  const known = days.flatMap((day) => day ?? []);
  const showings = known.flatMap(({ rows = [] }) => rows.flatMap((row) => row.showings));
  return {
    dates: unite(known.flatMap(({ dates = [] }) => dates)),
    versions: unite([...known.flatMap(({ versions = [] }) => versions), ...showings.map(({ version }) => version)]),
    tags: unite([...known.flatMap(({ tags = [] }) => tags), ...showings.flatMap(({ tags = [] }) => tags)]),
  };
}

/** What a cinema has to choose from on this day and all later ones. */
export function listOffer({ dates, shows }: Programme, today: Day): PlaceOffer {
  const days = Object.values(shows)
    .flatMap(({ days }) => Object.entries(days))
    .filter(([date]) => date >= today);
  return {
    dates: dates.filter((date) => date >= today),
    versions: [...new Set(days.flatMap(([, { versions }]) => versions))],
    tags: [...new Set(days.flatMap(([, { tags }]) => tags))],
  };
}

const unite = <Value extends string>(values: readonly Value[]): Value[] => [...new Set(values)].sort();
