import { siteFacts } from '@/lib/sites/sites';
import { biggestByCity, type Cinema, openCinemas, stageOf } from '../cinemas';
import type { Special } from '../data/releases';
import { freeAgain, type Screening, sharedTags } from '../screening';
import { blend, dice, markOf } from '../seed';
import { weekOf } from '../time';
import { dateOfNight, type Title } from '../titles';
import type { World } from '../world';
import { specialsOf } from './previews';
import { originalOf, versionOf } from './versions';

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

type Evening = {
  title: Title;
  date: string;
  start: number;
  tags: readonly string[];
  details: Special['details'] | null;
  isOriginal: boolean;
  rank: number;
  isAt: (cinema: Cinema) => boolean;
};

function placesOf(world: World, { film, when, at }: Special): Evening['isAt'] {
  const { site } = world;
  if (at === 'all') return () => true;
  const cities = biggestByCity(site);
  if (at === 'city') return (cinema) => cities.has(cinema);
  if (typeof at === 'string') {
    const stage = stageOf(site, at);
    return (cinema) => cinema === stage;
  }
  const random = dice(site, 'stops', film, ...when);
  const stops = Array.from({ length: at }, () => random.pick([...cities]));
  return (cinema) => stops.includes(cinema);
}

/** What share of the biggest houses and of the others takes an evening: half of what a house announces plays already. */
const taken = { pinned: { big: 0.8, small: 0.2 }, other: { big: 0.14, small: 0.05 } };

/** What the list lacks is an oddity of one house; every other evening has one that keeps it. */
function nightPlaces(world: World, title: Title): Evening['isAt'] {
  const { site } = world;
  const first = stageOf(site, 'first');
  if (title.unlisted) return (cinema) => cinema === first;
  const cities = biggestByCity(site);
  const mark = markOf(site, 'night', title.key);
  const odds = title.nights?.pinned ? taken.pinned : taken.other;
  return (cinema) =>
    cinema === keeperOf(world, title) || blend(mark, cinema.mark) < (cities.has(cinema) ? odds.big : odds.small);
}

/** Every premiere, debate and evening still to come, wherever it plays. */
const eveningsOf = (world: World): readonly Evening[] =>
  world.once('evenings', () => {
    const { site, day, titles } = world;
    const week = weekOf(day, siteFacts(site).programmeDay.usual);
    const titleOf = new Map(titles.map((title) => [title.key, title]));
    const special = specialsOf(world).flatMap((row): Evening[] => {
      const title = titleOf.get(row.film);
      const [weeks, weekday, time] = row.when;
      if (!title) return [];
      return [
        {
          title,
          date: dateOfNight(week, weeks, weekday),
          start: minutes(time),
          tags: row.tags,
          details: row.details ?? null,
          isOriginal: (row.original === true && !title.isKids) || row.tags.includes('equipe'),
          rank: 0,
          isAt: placesOf(world, row),
        },
      ];
    });
    const nights = titles.flatMap((title) =>
      (title.nights?.dates ?? []).map(([weeks, weekday, time]): Evening => {
        return {
          title,
          date: dateOfNight(week, weeks, weekday),
          start: minutes(time),
          tags: title.nights?.tags ?? [],
          details: null,
          isOriginal: false,
          rank: 1,
          isAt: nightPlaces(world, title),
        };
      }),
    );
    return [...special, ...nights]
      .filter(({ date }) => date >= day)
      .sort((a, b) => a.date.localeCompare(b.date) || a.rank - b.rank || a.start - b.start);
  });

/** The evenings of one cinema, by date; each takes a hall of its own before the films do. */
export function fixedScreenings(world: World, cinema: Cinema): Map<string, Screening[]> {
  const byDate = new Map<string, Screening[]>();
  for (const evening of eveningsOf(world)) {
    if (!evening.isAt(cinema)) continue;
    const day = byDate.get(evening.date) ?? [];
    const screening = inHall(world, cinema, evening, day);
    if (screening) byDate.set(evening.date, [...day, screening]);
  }
  return byDate;
}

/** From the second hall on: the first keeps its film. Two evenings at once get two halls. */
function inHall(world: World, cinema: Cinema, evening: Evening, day: readonly Screening[]): Screening | null {
  const { title, date, start, tags, details, isOriginal } = evening;
  const { site } = world;
  const end = freeAgain({ title, start, tags });
  const free = cinema.rows.find(
    ({ number, formats }) =>
      number > 1 &&
      !formats.includes('imax') &&
      !formats.includes('4dx') &&
      day.every((other) => other.hall !== number || start >= freeAgain(other) || end <= other.start),
  );
  if (!free) return null;
  const version = isOriginal
    ? originalOf(site, title, cinema)
    : versionOf(site, { title, cinema, start, random: dice(site, title.key, date, cinema.slug) });
  return {
    title,
    date,
    start,
    version,
    details,
    hall: free.number,
    turn: 80 + day.length,
    tags: sharedTags([...tags, ...(free.accessible ? ['pmr'] : [])]),
  };
}

/** The cinema that keeps a title, so that every film on the bill plays somewhere; a small film plays in a big city. */
export const keeperOf = (world: World, title: Title): Cinema | undefined => {
  const houses = openCinemas(world.site).filter(({ place }) => place.main);
  return houses[Math.floor(blend(title.mark, markOf(world.site, 'keeper')) * houses.length)];
};
