import type { WireProgramme } from '@/lib/api/contract/cinemas';
import type { Language } from '@/lib/sites/sites';
import { ranksOf } from '../orders';
import { cellTags, cellVersions, next24, playedBy } from '../programme/index-of';
import type { Session } from '../programme/session';
import { quirksOf } from '../quirks';
import type { Title } from '../titles';
import type { World } from '../world';
import { salesOpening } from './shows';
import { highlightOf } from './showtimes';
import { flagOf } from './title';

const map = <T>(entries: (readonly [string, T])[]): { [key: string]: T } | [] =>
  entries.length ? Object.fromEntries(entries) : [];

/** What a day of a title says in a matrix. */
function cellOf(world: World, title: Title, sessions: readonly Session[], order: number, language: Language) {
  const flag = flagOf(world, title);
  return {
    tags: cellTags(sessions),
    versions: cellVersions(sessions),
    bookable: salesOpening(world, title) === null,
    flag: flag?.text[language] ?? null,
    flagColor: flag?.colour ?? null,
    cineOrder: order,
    specialEvent: null,
    specialShowtime: sessions.some(({ details }) => details !== null),
    labelCategory: flag?.category ?? null,
  };
}

/** `/api/cinema/{slug}/shows`; null = 404, both maps `[]` in a closed house. */
export function cinemaShows(world: World, slug: string, language: Language): WireProgramme | null {
  const { movedCinema } = quirksOf(world);
  const cinema = world.cinemas.find((each) => each.slug === (movedCinema?.from === slug ? movedCinema.to : slug));
  if (!cinema) return null;
  return world.once(`matrix ${cinema.slug} ${language}`, () => {
    const programme = world.programme(cinema);
    const ranks = ranksOf(world);
    const here = [...playedBy(world)]
      .flatMap(([title, cinemas]) => {
        const dates = cinemas.get(cinema);
        return dates ? [{ title, dates }] : [];
      })
      .sort((a, b) => (ranks.get(a.title)?.home ?? 0) - (ranks.get(b.title)?.home ?? 0));
    const kids = here.filter(({ title }) => title.isKids).map(({ title }) => title);
    return {
      days: map(
        [...programme].map(
          ([date, sessions]) => [date, { upsell: null, highlightedShowtime: highlightOf(sessions) }] as const,
        ),
      ),
      shows: map(
        here.map(({ title, dates }, index) => {
          const ahead = title.release !== null && title.release > world.day;
          const bookable = salesOpening(world, title) === null;
          const today = (dates.get(world.day) ?? []).length;
          return [
            title.slug,
            {
              days: map(
                [...dates].map(
                  ([date, sessions]) => [date, cellOf(world, title, sessions, index + 1, language)] as const,
                ),
              ),
              bookable,
              isBookable: bookable,
              isNew: title.week === 0 && !ahead,
              isComingSoon: ahead,
              isEarlyVisible: ahead,
              isEarlyBookable: ahead && bookable,
              isEarlyAVP: ahead && [...dates.values()].flat().some(({ tags }) => tags.includes('AVP')),
              specialEvent: title.isSpecial,
              isKids: title.isKids,
              cineOrder: index + 1,
              cineKidsOrder: title.isKids ? kids.indexOf(title) + 1 : null,
              cineUpcomingOrder: ranks.get(title)?.upcoming ?? 999,
              cineEntertainmentOrder: title.isSpecial ? index + 1 : 999,
              next24ShowtimesCount: today,
            },
          ] as const;
        }),
      ),
    };
  });
}

/** What the cinemas of a zone play, all together. */
export function zoneShows(world: World, slugs: readonly string[], language: Language) {
  const cinemas = new Set(world.cinemas.filter(({ slug }) => slugs.includes(slug)));
  return [...playedBy(world)].flatMap(([title, played]) => {
    const dates = new Map<string, Session[]>();
    for (const [cinema, days] of played)
      if (cinemas.has(cinema))
        for (const [date, sessions] of days) dates.set(date, [...(dates.get(date) ?? []), ...sessions]);
    if (!dates.size) return [];
    const all = [...dates.values()].flat();
    const bookable = salesOpening(world, title) === null;
    return [
      {
        slug: title.slug,
        bookable,
        isComingSoon: title.release !== null && title.release > world.day,
        isKids: title.isKids,
        next24ShowtimesCount:
          cinemas.size === world.cinemas.length ? (next24(world).get(title) ?? 0) : (dates.get(world.day) ?? []).length,
        tags: cellTags(all),
        flag: flagOf(world, title)?.text[language] ?? null,
        days: map(
          [...dates]
            .sort(([a], [b]) => a.localeCompare(b))
            .map(
              ([date, sessions]) =>
                [date, { tags: cellTags(sessions), versions: cellVersions(sessions), bookable }] as const,
            ),
        ),
      },
    ];
  });
}
