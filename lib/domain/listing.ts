import type { Day } from './day';
import type { ShowSummary } from './show';
import { pickShowFlags } from './show-flags';
import type { Zone, ZoneShow } from './showtime';
import type { Tag } from './tag';

/** A title with what the regions' programmes say of it. */
export type Listed = {
  show: ShowSummary;
  /** The first day it plays from today on; null where no programme names it. */
  firstDay: string | null;
  bookable: boolean;
  isKids: boolean;
  isPremiere: boolean;
  /** What the tags of its showings say of it; left out where they say nothing. */
  flags?: readonly string[];
  /** On how many days it plays from the first on, and which regions begin; left out without a first day. */
  run?: { days: number; places: readonly string[] };
};

/** Joins the list of titles with the programmes of some regions. A slug that the list lacks is left out. */
export function joinListing(
  shows: readonly ShowSummary[],
  zones: readonly Zone[],
  today: string,
  tags: readonly Tag[] = [],
): Listed[] {
  return shows.map((show) => {
    const plays = zones.flatMap((zone) => zone.shows[show.slug] ?? []);
    const flags = pickShowFlags(
      plays.flatMap((play) => listTags(play, today)),
      tags,
    );
    const firstDay = findFirstDay(zones, show.slug, today);
    return {
      show,
      firstDay,
      bookable: plays.some((play) => play.bookable),
      isKids: plays.some((play) => play.isKids),
      isPremiere: plays.some((play) => play.isPremiere),
      ...(flags.length > 0 && { flags: flags.map(({ title }) => title) }),
      ...(firstDay && { run: buildRun(zones, show.slug, firstDay) }),
    };
  });
}

/** What becomes of a title from a day on that it plays. */
export const buildRun = (zones: readonly Zone[], slug: string, from: Day): NonNullable<Listed['run']> => ({
  days: new Set(zones.flatMap((zone) => Object.keys(zone.shows[slug]?.days ?? {})).filter((day) => day >= from)).size,
  places: zones.filter((zone) => zone.shows[slug]?.days[from]).map(({ name }) => name),
});

/** The first day from one on, or after it, that a title plays in any of the regions. */
export const findFirstDay = (zones: readonly Zone[], slug: string, from: Day, which?: 'after'): Day | null =>
  zones
    .flatMap((zone) => Object.keys(zone.shows[slug]?.days ?? {}))
    .filter((day) => (which ? day > from : day >= from))
    .toSorted()[0] ?? null;

/** The tags of what is still to come; of a title without days, all that it has. */
function listTags({ tags, days }: ZoneShow, today: string): readonly string[] {
  const ahead = Object.entries(days).filter(([day]) => day >= today);
  return ahead.length ? ahead.flatMap(([, day]) => day.tags) : tags;
}

/** The lists a title stands in; the same title may stand in several (spec catalogue §2, tabs of the shows page). */
export const showLists = {
  book: ({ show, bookable }: Listed) => bookable && !show.isComingSoon,
  presales: ({ show, bookable }: Listed) => bookable && show.isComingSoon,
  kids: ({ bookable, isKids }: Listed) => bookable && isKids,
  special: ({ show, bookable }: Listed) => bookable && (show.isSpecial || !show.isMovie),
  upcoming: ({ show }: Listed) => show.isComingSoon && !show.notComingSoon,
} as const;
export type ShowListName = keyof typeof showLists;

/** All but what is to come, which the list of titles says by itself, stand in programmes. */
export const isOfProgrammes = (name: ShowListName): boolean => name !== 'upcoming';

export const pickList = (listed: readonly Listed[], name: ShowListName): Listed[] => listed.filter(showLists[name]);

/** The API's orders, premieres first (spec catalogue §3, "Order keys"); what a family asks has an order of its own. */
const ranks = {
  default: ({ show }: Listed) => show.orders.default,
  home: ({ show }: Listed) => show.orders.home,
  upcoming: ({ show }: Listed) => show.orders.upcoming,
} as const;

export const orderListed = (listed: readonly Listed[], order: keyof typeof ranks): Listed[] =>
  listed.toSorted((a, b) => Number(b.isPremiere) - Number(a.isPremiere) || ranks[order](a) - ranks[order](b));

/** Presales, special showings and events: premieres first, then by the day they first play, undated ones last. */
export const orderByFirstDay = (listed: readonly Listed[]): Listed[] =>
  listed.toSorted(
    (a, b) =>
      Number(b.isPremiere) - Number(a.isPremiere) ||
      (a.firstDay ?? '9').localeCompare(b.firstDay ?? '9') ||
      a.show.orders.default - b.show.orders.default,
  );
