import { type SiteId, siteFacts } from '@/lib/sites/sites';
import { cinemaDay } from '../clock';
import { type Cinema, cinemasOf } from './cinemas';
import { candidatesOf, fillDay } from './programme/fill';
import { fixedSessions } from './programme/fixed';
import type { Session } from './programme/session';
import { addDays, daysBetween, weekOf } from './time';
import { type Title, titlesOf } from './titles';

/** Everything a site shows on one cinema day. */
export type World = {
  site: SiteId;
  day: string;
  titles: readonly Title[];
  cinemas: readonly Cinema[];
  /** By date, in order of time; no date without a showing. The single source of boards, matrices and zones. */
  programme: (cinema: Cinema) => ReadonlyMap<string, readonly Session[]>;
  /** The same for one date, without building the others. */
  sessions: (cinema: Cinema, date: string) => readonly Session[];
  /** Remembers an answer for the day. */
  once: <T>(key: string, make: () => T) => T;
};

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
function densityOf(site: SiteId, day: string, date: string): number {
  const week = weekOf(day, siteFacts(site).programmeDay.usual);
  const weeks = Math.floor(daysBetween(week, date) / 7);
  return [1, 1, 0.5][weeks] ?? 0;
}

function build(site: SiteId, day: string): World {
  const titles = titlesOf(site, day);
  const memory = new Map<string, unknown>();
  const once = <T>(key: string, make: () => T): T => {
    if (!memory.has(key)) memory.set(key, make());
    return memory.get(key) as T;
  };
  const fixed = (cinema: Cinema) => once(`fixed ${cinema.slug}`, () => fixedSessions(site, day, cinema, titles));
  const sessions = (cinema: Cinema, date: string): readonly Session[] =>
    once(`day ${cinema.slug} ${date}`, () => {
      if (cinema.closed || date < day) return [];
      const here = fixed(cinema).get(date) ?? [];
      const density = densityOf(site, day, date);
      return density ? fillDay(site, cinema, date, candidatesOf(site, cinema, date, titles), here, density) : here;
    });
  const programme = (cinema: Cinema) =>
    once(`programme ${cinema.slug}`, () => {
      const near = Array.from({ length: 21 }, (_, index) => addDays(day, index));
      const dates = [...new Set([...near, ...fixed(cinema).keys()])].sort();
      return new Map(
        dates.map((date) => [date, sessions(cinema, date)] as const).filter(([, list]) => list.length > 0),
      );
    });
  return { site, day, titles, cinemas: cinemasOf(site), programme, sessions, once };
}
