import { type SiteId, siteFacts } from '@/lib/sites/sites';
import { type Cinema, cinemasOf } from './cinemas';
import { cinemaDay } from './clock';
import { candidatesOf, fillDay } from './programme/fill';
import { fixedScreenings } from './programme/fixed';
import { repertoireOf } from './programme/index-of';
import type { Screening } from './screening';
import { addDays, daysBetween, weekOf } from './time';
import { type Title, titlesOf } from './titles';
import type { World } from './world';

const worlds = new Map<SiteId, World>();

/** The world of a site now; built on first use and again when the cinema day changes. */
export function worldOf(site: SiteId): World {
  const day = cinemaDay(site);
  const known = worlds.get(site);
  if (known?.day === day) return known;
  const world = build(site, day);
  worlds.set(site, world);
  return world;
}

/** Full days to the end of next week, first announcements for a week after, then evenings only. */
const densities = [1, 1, 0.5] as const;
const NEAR = 7 * densities.length;

const remembered = <Key extends object | string, T>(make: (key: Key) => T): ((key: Key) => T) => {
  const known = new Map<Key, T>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make(key);
    known.set(key, made);
    return made;
  };
};

function build(site: SiteId, day: string): World {
  const { usual } = siteFacts(site).programmeDay;
  const week = weekOf(day, usual);
  const weeks = densities.map((_, index) => addDays(week, 7 * index));
  const memory = new Map<string, unknown>();
  const once = <T>(key: string, make: () => T): T => {
    if (!memory.has(key)) memory.set(key, make());
    return memory.get(key) as T;
  };
  const fixed = remembered((cinema: Cinema) => fixedScreenings(world, cinema));
  const bill = remembered((cinema: Cinema) =>
    remembered((from: string) => (cinema.closed ? [] : candidatesOf(world, cinema, from))),
  );
  const days = remembered((cinema: Cinema) =>
    remembered((date: string): readonly Screening[] => {
      const here = fixed(cinema).get(date) ?? [];
      const from = Math.floor(daysBetween(week, date) / 7);
      const density = densities[from];
      const start = weeks[from];
      return density && start ? fillDay(site, cinema, date, bill(cinema)(start), here, density) : here;
    }),
  );
  const last = addDays(day, 366);
  const screenings = (cinema: Cinema, date: string) =>
    cinema.closed || date < day || date > last ? [] : days(cinema)(date);
  const programme = remembered((cinema: Cinema) => {
    const near = Array.from({ length: NEAR }, (_, index) => addDays(day, index));
    const dates = [...new Set([...near, ...fixed(cinema).keys()])].sort();
    return new Map(
      dates.map((date) => [date, screenings(cinema, date)] as const).filter(([, list]) => list.length > 0),
    );
  });
  const guests = remembered((cinema: Cinema): ReadonlySet<Title> => {
    const near = weeks.flatMap((from) => bill(cinema)(from).map(({ title }) => title));
    const evenings = [...fixed(cinema).values()].flat().map(({ title }) => title);
    return new Set(cinema.closed ? [] : [...near, ...evenings]);
  });
  const world: World = {
    site,
    day,
    titles: titlesOf(site, day),
    cinemas: cinemasOf(site),
    programme,
    screenings,
    repertoire: remembered((cinema: Cinema) => repertoireOf(programme(cinema))),
    mayPlay: (cinema, title) => guests(cinema).has(title),
    once,
  };
  return world;
}
