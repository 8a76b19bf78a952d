import { listAccessKinds } from './access-kinds';
import { addDays, type Day } from './day';
import type { DayFacts } from './showtime';

/** What somebody may subscribe to beside all that a cinema plays. */
export const feedThemes = ['premieres', 'kids', 'opera', 'accessible'] as const;
export type FeedTheme = (typeof feedThemes)[number];

export const isFeedTheme = (name: string): name is FeedTheme => feedThemes.some((theme) => theme === name);

/** Slugs of the catalogue, compared without regard to case. */
const tagsOf: Readonly<Record<Exclude<FeedTheme, 'accessible'>, readonly string[]>> = {
  premieres: ['avp', 'avp-equipe', 'equipe'],
  kids: ['cinekids', 'mome', 'nuggi'],
  opera: ['opera', 'operaencore', 'ballet'],
};

/** Whether showings of these tags and versions belong to a theme; room for a wheelchair is in nearly every hall and tells none apart. */
export function isOfTheme(theme: FeedTheme, tags: readonly string[], versions: readonly string[]): boolean {
  if (theme === 'accessible') return listAccessKinds(tags, versions).some((kind) => kind !== 'pmr');
  return tags.some((tag) => tagsOf[theme].includes(tag.toLowerCase()));
}

/** Showings in one feed: some calendars take no file above a megabyte, which is twice as many. */
export const mostInFeed = 500;
/** Days that are told, today being the first. */
export const feedHorizon = { whole: 7, theme: 28 } as const;

/** A title on a day. */
export type FeedCell = { show: string; day: Day };

type Plays = { shows: Readonly<Record<string, { days: Readonly<Record<Day, DayFacts>> }>> };

/** What the programme of a cinema or a town has for a feed, the first day first. */
export function planFeed({ shows }: Plays, today: Day, theme: FeedTheme | null): FeedCell[] {
  const until = addDays(today, theme ? feedHorizon.theme : feedHorizon.whole);
  return Object.entries(shows)
    .flatMap(([show, { days }]) =>
      Object.entries(days)
        .filter(([day]) => day >= today && day < until)
        .filter(([, { tags, versions }]) => !theme || isOfTheme(theme, tags, versions))
        .map(([day]) => ({ show, day })),
    )
    .toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
}

/** As many whole days as a feed may hold, and the first one however full it is: half a day would look like a whole one. */
export function cutToDays<T extends { day: Day }>(items: readonly T[], most = mostInFeed): T[] {
  const days = [...Map.groupBy(items, ({ day }) => day)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const told: T[] = [];
  for (const [, own] of days) {
    if (told.length > 0 && told.length + own.length > most) break;
    told.push(...own);
  }
  return told.slice(0, Math.max(most, days[0]?.[1].length ?? 0));
}
