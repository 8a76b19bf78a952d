import type { WireProgramme } from '@/lib/api/contract/cinemas';
import type { Language } from '@/lib/sites/languages';
import { type Cinema, findCinema } from '../cinemas';
import { ranksOf } from '../orders';
import { cellTags, cellVersions } from '../programme/index-of';
import { quirksOf } from '../quirks';
import type { Screening } from '../screening';
import { dice } from '../seed';
import type { Title } from '../titles';
import type { World } from '../world';
import { cellFlag } from './cell-flag';
import { isOnSale } from './sales';
import { highlightOf } from './showtimes';
import { flagOf } from './title';

const map = <T>(entries: (readonly [string, T])[]): { [key: string]: T } | [] =>
  entries.length ? Object.fromEntries(entries) : [];

/** How many events a cinema marks as such. */
const MARKED = 0.12;

/** What a day of a title says in a matrix. */
const cellOf = (screenings: readonly Screening[]) => ({
  tags: cellTags(screenings),
  versions: cellVersions(screenings),
  specialEvent: null,
  specialShowtime: screenings.some(({ details }) => details !== null),
});

/** `/api/cinema/{slug}/shows`; null = 404, both maps `[]` in a closed house. */
export function cinemaShows(world: World, slug: string, language: Language): WireProgramme | null {
  const { movedCinema } = quirksOf(world);
  const cinema = findCinema(world.site, movedCinema?.from === slug ? movedCinema.to : slug);
  if (!cinema) return null;
  const programme = world.programme(cinema);
  const ranks = ranksOf(world);
  const here = [...world.repertoire(cinema)]
    .map(([title, dates]) => ({ title, dates }))
    .sort((a, b) => (ranks.get(a.title)?.home ?? 0) - (ranks.get(b.title)?.home ?? 0));
  const kids = here.filter(({ title }) => title.isKids).map(({ title }) => title);
  return {
    days: map(
      [...programme].map(
        ([date, screenings]) => [date, { upsell: null, highlightedShowtime: highlightOf(screenings) }] as const,
      ),
    ),
    shows: map(
      here.map(({ title, dates }, index) => {
        const ahead = title.release !== null && title.release > world.day;
        const bookable = isOnSale(world, title);
        const today = (dates.get(world.day) ?? []).length;
        return [
          title.slug,
          {
            days: map(
              [...dates].map(([date, screenings]) => {
                const flag = cellFlag(world, { title, date, screenings }, language);
                return [date, { ...cellOf(screenings), ...flag, bookable, cineOrder: index + 1 }] as const;
              }),
            ),
            bookable,
            isBookable: bookable,
            isNew: title.week === 0 && !ahead,
            isComingSoon: ahead,
            isEarlyVisible: ahead,
            isEarlyBookable: ahead && bookable,
            isEarlyAVP: ahead && [...dates.values()].flat().some(({ tags }) => tags.includes('AVP')),
            specialEvent: title.isSpecial && dice(world.site, 'marked', title.key).chance(MARKED),
            isKids: title.isKids,
            cineOrder: index + 1,
            cineKidsOrder: title.isKids ? kids.indexOf(title) + 1 : null,
            cineUpcomingOrder: ranks.get(title)?.upcoming ?? 999,
            cineEntertainmentOrder: title.isSpecial ? index + 1 : 999,
            cineEntertainmentOrder2: title.isSpecial ? index + 1 : 999,
            cineSpecialOrder: title.isSpecial ? index + 1 : null,
            next24ShowtimesCount: today,
          },
        ] as const;
      }),
    ),
  };
}

/** What the cinemas of a zone play, all together. */
export function zoneShows(world: World, cinemas: readonly Cinema[], language: Language) {
  const together = new Map<Title, Map<string, Screening[]>>();
  for (const cinema of cinemas) {
    for (const [title, days] of world.repertoire(cinema)) {
      const dates = together.get(title) ?? new Map<string, Screening[]>();
      together.set(title, dates);
      for (const [date, screenings] of days) dates.set(date, [...(dates.get(date) ?? []), ...screenings]);
    }
  }
  return [...together].map(([title, dates]) => {
    const all = [...dates.values()].flat();
    const bookable = isOnSale(world, title);
    return {
      slug: title.slug,
      bookable,
      isComingSoon: title.release !== null && title.release > world.day,
      isKids: title.isKids,
      next24ShowtimesCount: (dates.get(world.day) ?? []).length,
      tags: cellTags(all),
      flag: flagOf(world, title)?.text[language] ?? null,
      days: map(
        [...dates]
          .sort(([a], [b]) => a.localeCompare(b))
          .map(
            ([date, screenings]) =>
              [date, { tags: cellTags(screenings), versions: cellVersions(screenings), bookable }] as const,
          ),
      ),
    };
  });
}
