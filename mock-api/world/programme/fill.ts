import type { SiteId } from '@/lib/sites/sites';
import type { Cinema, Hall } from '../cinemas';
import { blend, dice } from '../seed';
import { daysBetween, weekday } from '../time';
import type { Title } from '../titles';
import type { World } from '../world';
import { keeperOf } from './fixed';
import { CLEANING, lengthOf, type Session, sharedTags } from './session';
import { tagsOf } from './tags';
import { versionOf } from './versions';

const round5 = (minutes: number): number => Math.ceil(minutes / 5) * 5;
/** Rooms that only show films made for them. */
const bound = ['imax', '4dx'] as const;

type Candidate = { title: Title; share: number };

/** What a title still pulls in, by its weeks on the bill; 0 when it has gone or not come. */
function pullOf(title: Title, date: string): number {
  if (!title.run || title.release === null || title.release > date) return 0;
  const weeks = Math.floor(daysBetween(title.release, date) / 7);
  return weeks > title.heat + 4 ? 0 : title.heat ** 2.4 * 0.86 ** weeks;
}

/**
 * The films of a cinema in a programme week: what the town wants to see, the bigger the house the more of it, and a few
 * small films to its own taste. Every title on the bill has one house that keeps it.
 */
export function candidatesOf(world: World, cinema: Cinema, week: string): Candidate[] {
  const running = runningIn(world, week).map(({ title, pull, keeper }) => {
    const taste = blend(cinema.mark, title.mark);
    // Nobody does without a film that everyone talks about.
    const liking = title.heat >= 4 ? 0.8 + 0.4 * taste : 0.5 + taste;
    const home = cinema.original && title.film.language !== 'fr' ? 1.2 : 1;
    const room = bound.some((format) => cinema.rooms?.[format] && title.run?.formats?.includes(format)) ? 1.6 : 1;
    return { title, taste, weight: pull * liking * home * room, kept: keeper === cinema };
  });
  const count = Math.max(9, Math.round(cinema.halls * 1.3 + 3));
  const ranked = running.sort((a, b) => b.weight - a.weight || a.title.id - b.title.id);
  const small = cinema.original ? Math.ceil(count / 2) : Math.ceil(count / 5);
  const found = new Set(
    ranked
      .slice(count - small)
      .sort((a, b) => b.taste - a.taste)
      .slice(0, small),
  );
  const chosen = ranked.filter((row, place) => row.kept || place < count - small || found.has(row));
  const total = chosen.reduce((sum, { weight }) => sum + weight, 0);
  return chosen.map(({ title, weight }) => ({ title, share: weight / total }));
}

/** What the country has on its bill in a programme week. */
const runningIn = (world: World, week: string) =>
  world.once(`running ${week}`, () =>
    world.titles.flatMap((title) => {
      const pull = pullOf(title, week);
      return pull ? [{ title, pull, keeper: keeperOf(world, title) }] : [];
    }),
  );

/** Children in the afternoon, fright in the evening. */
function suits(title: Title, start: number, day: number): number {
  const free = day === 0 || day === 6 || day === 3;
  if (title.isKids) return start > 1065 ? 0 : free ? 1.5 : start < 780 ? 0 : start > 980 ? 0.35 : 0.15;
  if (title.film.age >= 16) return start < 780 ? 0.1 : start > 1170 ? 1.4 : 0.8;
  if (start >= 1380) return title.film.runtime > 125 || title.film.age < 12 ? 0 : title.heat >= 3 ? 1.2 : 0;
  return start < 720 && !free ? 0.8 : 1;
}

/** A day's showings around what is fixed. `density` 1 = a full day, less = the first announced showings. */
export function fillDay(
  site: SiteId,
  cinema: Cinema,
  date: string,
  candidates: readonly Candidate[],
  fixed: readonly Session[],
  density: number,
): Session[] {
  const random = dice(site, 'day', cinema.slug, date);
  const day = weekday(date);
  const late = day === 5 || day === 6;
  const expected = cinema.halls * (day === 0 || day === 3 || late ? 5.6 : 5) * density;
  const left = new Map(candidates.map(({ title, share }) => [title, Math.max(1, share * expected)]));
  const sessions: Session[] = [];
  const starts = new Map<Title, number[]>(candidates.map(({ title }) => [title, []]));

  const playHall = (hall: Hall) => {
    const busy = fixed.filter((session) => session.hall === hall.number).toSorted((a, b) => a.start - b.start);
    const only = bound.filter((format) => hall.formats.includes(format));
    const here = candidates.filter(({ title }) => only.every((format) => title.run?.formats?.includes(format)));
    const early = day === 0 || day === 6 || day === 3 || hall.number % 4 !== 0;
    let cursor = round5((early ? 620 : 790) + random.between(0, 45));
    if (density < 1 && random.chance(0.45)) cursor = round5(1170 + random.between(0, 70));
    let last: Title | null = null;
    // Only the big halls stay open past midnight, and not all of them.
    const closing = late ? (hall.number <= 4 && random.chance(0.6) ? 1465 : 1400) : 1365;
    for (let turn = 0; cursor <= closing && turn < 12; turn++) {
      const next = busy.find((session) => session.start + lengthOf(session.title) + CLEANING > cursor);
      const room = next ? next.start - CLEANING - cursor : Number.POSITIVE_INFINITY;
      let best: { title: Title; score: number } | null = null;
      for (const { title, share } of here) {
        if (lengthOf(title) > room) continue;
        const fit = suits(title, cursor, day);
        if (fit === 0) continue;
        const twice = starts.get(title)?.some((start) => Math.abs(start - cursor) < 35) ? 0.25 : 1;
        const stays: number = last === title ? 1.6 : 1;
        const size = hall.number <= cinema.halls / 3 ? 0.4 + share * 9 : 1;
        const score: number = ((left.get(title) ?? 0) + 0.25) * fit * twice * stays * size * random.between(0.75, 1.25);
        if (!best || score > best.score) best = { title, score };
      }
      if (!best) {
        if (next) {
          cursor = round5(next.start + lengthOf(next.title) + CLEANING);
          continue;
        }
        break;
      }
      const { title }: { title: Title } = best;
      left.set(title, Math.max(0, (left.get(title) ?? 0) - 1));
      starts.get(title)?.push(cursor);
      const version = versionOf(site, { title, cinema, start: cursor, random });
      sessions.push({
        title,
        date,
        start: cursor,
        hall: hall.number,
        turn,
        version,
        tags: sharedTags(tagsOf(site, { title, cinema, hall, day, start: cursor, version, random })),
        details: null,
      });
      last = title;
      cursor = round5(cursor + lengthOf(title) + CLEANING + random.between(0, 6));
      if (density < 1 && random.chance(0.5)) break;
    }
  };
  for (const hall of cinema.rows) if (density === 1 || random.chance(density)) playHall(hall);
  return [...sessions, ...fixed].sort((a, b) => a.start - b.start || a.hall - b.hall);
}
