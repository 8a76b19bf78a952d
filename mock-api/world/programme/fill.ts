import type { SiteId } from '@/lib/sites/sites';
import type { Cinema, Hall } from '../cinemas';
import { countries } from '../data/countries';
import { schoolOut } from '../school';
import { CLEANING, freeAgain, lengthOf, type Screening, sharedTags } from '../screening';
import { blend, dice } from '../seed';
import { strandsOf } from '../strands';
import { daysBetween, weekday } from '../time';
import type { Title } from '../titles';
import type { World } from '../world';
import { keeperOf } from './fixed';
import { suits } from './suits';
import { breakOf, tagsOf } from './tags';
import { versionOf } from './versions';

const round5 = (minutes: number): number => Math.ceil(minutes / 5) * 5;
/** Rooms that only show films made for them. */
const bound = ['imax', '4dx'] as const;
/** When a hall begins that has no showing before noon. */
const AFTER_LUNCH = 790;
/** A gap longer than this may still take a film that suits a later hour. */
const LONGEST = 170;

type Candidate = { title: Title; share: number };

/** What a title still pulls in, by its weeks on the bill; 0 when it has gone or not come. */
function pullOf(title: Title, date: string): number {
  if (!title.run || title.release === null || title.release > date) return 0;
  const weeks = Math.floor(daysBetween(title.release, date) / 7);
  // What is announced as a last chance is gone next week.
  if (title.run.flag === 'last' && title.week !== null && weeks > -title.week) return 0;
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
  const chosen = ranked.filter((row, index) => row.kept || index < count - small || found.has(row));
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

/** How many showings a hall has on a day off, and on a school day. */
const turns = { day: 5.6, afternoon: 5.3, none: 4.9 };
/** Minutes within which a film does not begin again next door, and those in which it seldom does. */
const [BESIDE, SOON] = [15, 35];

/** Where some houses turn the sound down on Saturday mornings. */
const calmHall = 2;

/** A day's showings around what is fixed. `density` 1 = a full day, less = the first announced showings. */
export function fillDay(
  site: SiteId,
  cinema: Cinema,
  date: string,
  candidates: readonly Candidate[],
  fixed: readonly Screening[],
  density: number,
): Screening[] {
  const random = dice(site, 'day', cinema.slug, date);
  const day = weekday(date);
  const out = schoolOut(site, date);
  const { opens, mornings } = countries[site].hours;
  const late = day === 5 || day === 6;
  const isCalm = day === 6 && strandsOf(site, cinema).includes('calme');
  const expected = cinema.halls * turns[late ? 'day' : out] * density;
  const left = new Map(candidates.map(({ title, share }) => [title, Math.max(1, share * expected)]));
  const screenings: Screening[] = [];
  const starts = new Map<Title, number[]>(candidates.map(({ title }) => [title, []]));
  for (const { title, start } of fixed) starts.get(title)?.push(start);
  const isWithin = (title: Title, minutes: number, start: number) =>
    starts.get(title)?.some((other) => Math.abs(other - start) < minutes) ?? false;

  const playHall = (hall: Hall) => {
    const busy = fixed.filter((screening) => screening.hall === hall.number).toSorted((a, b) => a.start - b.start);
    const only = bound.filter((format) => hall.formats.includes(format));
    const here = candidates.filter(({ title }) => only.every((format) => title.run?.formats?.includes(format)));
    const early = out === 'day' || hall.number <= Math.round(cinema.halls * mornings);
    let cursor = round5((early ? opens : AFTER_LUNCH) + random.between(0, 45));
    if (density < 1 && random.chance(0.45)) cursor = round5(1170 + random.between(0, 70));
    let last: Title | null = null;
    // Only the big halls stay open past midnight, and not all of them.
    const closing = late ? (hall.number <= 4 && random.chance(0.6) ? 1465 : 1400) : 1365;
    for (let turn = 0; cursor <= closing && turn < 12; ) {
      const next = busy.find((screening) => freeAgain(screening) > cursor);
      const room = next ? next.start - CLEANING - cursor : Number.POSITIVE_INFINITY;
      let best: { title: Title; score: number } | null = null;
      for (const { title, share } of here) {
        if (lengthOf(title) + breakOf(site, title, hall) > room || isWithin(title, BESIDE, cursor)) continue;
        const fit = suits(title, cursor, out);
        if (fit === 0) continue;
        const twice = isWithin(title, SOON, cursor) ? 0.25 : 1;
        const stays: number = last === title ? 1.6 : 1;
        const size = hall.number <= cinema.halls / 3 ? 0.4 + share * 9 : 1;
        const score: number = ((left.get(title) ?? 0) + 0.25) * fit * twice * stays * size * random.between(0.75, 1.25);
        if (!best || score > best.score) best = { title, score };
      }
      if (!best) {
        cursor = next && room < LONGEST ? round5(freeAgain(next)) : cursor + 15;
        continue;
      }
      const { title }: { title: Title } = best;
      left.set(title, Math.max(0, (left.get(title) ?? 0) - 1));
      starts.get(title)?.push(cursor);
      const version = versionOf(site, { title, cinema, start: cursor, random, hall });
      screenings.push({
        title,
        date,
        start: cursor,
        hall: hall.number,
        turn,
        version,
        tags: sharedTags([
          ...tagsOf(site, { title, cinema, hall, out, start: cursor, version, random }),
          ...(isCalm && hall.number === calmHall && cursor < AFTER_LUNCH ? ['calme'] : []),
        ]),
        details: null,
      });
      last = title;
      turn += 1;
      cursor = round5(cursor + lengthOf(title) + breakOf(site, title, hall) + CLEANING + random.between(0, 6));
      if (density < 1 && random.chance(0.5)) break;
    }
  };
  for (const hall of cinema.rows) if (density === 1 || random.chance(density)) playHall(hall);
  return [...screenings, ...fixed].sort((a, b) => a.start - b.start || a.hall - b.hall);
}
