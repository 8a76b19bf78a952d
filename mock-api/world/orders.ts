import { daysBetween } from './time';
import type { Title } from './titles';
import type { World } from './world';

export type Ranks = { home: number; generic: number; upcoming: number; awaited: number };

/** What editors put first on every home page, and in the list of films once it plays. */
const poster = ['p03', 'p34', 'p01', 'p36', 'p16', 'p26', 'p10', 'p37', 'p31', 'p35'];

const isPlaying = (title: Title, day: string): boolean => title.release !== null && title.release <= day;

/** The composition of its poster. */
const hand = ({ film }: Title): string => film.look.split('/')[0] ?? '';

/** Posters of one hand do not hang side by side, if one that may take the place follows soon. */
function apart(sorted: readonly Title[], maySwap: (a: Title, b: Title) => boolean): Title[] {
  const list = [...sorted];
  for (const [place, title] of list.entries()) {
    const before = list[place - 1];
    const here = list[place] ?? title;
    if (!before || hand(before) !== hand(here)) continue;
    const other = list.findIndex((each, at) => at > place && hand(each) !== hand(before) && maySwap(here, each));
    if (other < 0) continue;
    list.splice(place, 0, ...list.splice(other, 1));
  }
  return list;
}

function ranked(
  titles: readonly Title[],
  score: (title: Title) => number,
  maySwap: (a: Title, b: Title) => boolean = () => true,
): Map<Title, number> {
  const sorted = titles.toSorted((a, b) => score(a) - score(b) || a.id - b.id);
  return new Map(apart(sorted, maySwap).map((title, index) => [title, index + 1]));
}

/** 1-based ranks of every title in the catalogue's orders. */
export const ranksOf = (world: World): ReadonlyMap<Title, Ranks> =>
  world.once('ranks', () => {
    const { titles, day } = world;
    const far = (title: Title) => (title.release === null ? 9999 : Math.max(0, daysBetween(day, title.release)));
    const chosen = (title: Title) => (poster.includes(title.key) ? poster.indexOf(title.key) - 100 : 0);
    const home = ranked(
      titles,
      (title) => chosen(title) + (isPlaying(title, day) ? 0 : 100) + far(title) - title.heat * 3,
    );
    const generic = ranked(
      titles,
      (title) => (isPlaying(title, day) ? chosen(title) : 0) + far(title) * 2 - title.heat * 5 - (title.week ?? 0),
    );
    const upcoming = ranked(
      titles,
      (title) => (isPlaying(title, day) ? 20_000 : 0) + far(title) * 10 - title.heat,
      (a, b) => a.release === b.release,
    );
    const awaited = ranked(titles, (title) => (isPlaying(title, day) ? 20_000 : 0) - title.heat * 100 + far(title));
    return new Map(
      titles.map((title) => [
        title,
        {
          home: home.get(title) ?? 0,
          generic: generic.get(title) ?? 0,
          upcoming: upcoming.get(title) ?? 0,
          awaited: awaited.get(title) ?? 0,
        },
      ]),
    );
  });
