import { type SiteId, siteFacts } from '@/lib/sites/sites';
import { type Cinema, openCinemas, stageOf } from '../cinemas';
import { type Night, type Special, specials } from '../data/releases';
import { dice } from '../seed';
import { weekOf } from '../time';
import { dateOfNight, type Title } from '../titles';
import type { Session } from './session';
import { lengthOf } from './session';
import { originalOf, versionOf } from './versions';

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** One cinema of each city, the one with the most seats. */
const perCity = (site: SiteId): Cinema[] =>
  openCinemas(site).filter((cinema) =>
    openCinemas(site).every((other) => other.city !== cinema.city || other.seats <= cinema.seats),
  );

function placesOf(site: SiteId, at: Special['at']): Cinema[] {
  if (at === 'all') return openCinemas(site);
  if (at === 'city') return perCity(site);
  const cinema = stageOf(site, at);
  return cinema ? [cinema] : [];
}

/** Big nights play in every city, small ones in two houses out of three. */
const playsNight = (site: SiteId, cinema: Cinema, night: Night): boolean =>
  perCity(site).includes(cinema) || night.pinned === true || dice(site, 'night', night.film, cinema.slug).chance(0.4);

type Draft = Omit<Session, 'hall' | 'turn'> & { rank: number };

/** Premieres, debates and evenings of one cinema, by date; each takes a hall of its own before the films do. */
export function fixedSessions(
  site: SiteId,
  day: string,
  cinema: Cinema,
  titles: readonly Title[],
): Map<string, Session[]> {
  const week = weekOf(day, siteFacts(site).programmeDay.usual);
  const titleOf = new Map(titles.map((title) => [title.film.id as string, title]));
  const drafts: Draft[] = [];
  const add = (
    film: string,
    [weeks, weekday, time]: Special['when'],
    tags: readonly string[],
    details: Special['details'] | null,
    rank: number,
  ) => {
    const title = titleOf.get(film);
    const date = dateOfNight(week, weeks, weekday);
    if (!title || date < day) return;
    const start = minutes(time);
    const version = tags.includes('equipe')
      ? originalOf(site, title)
      : versionOf(site, { title, cinema, start, random: dice(site, film, date, cinema.slug) });
    drafts.push({ title, date, start, version, tags, details, rank });
  };
  for (const { film, when, at, tags, details } of specials) {
    if (placesOf(site, at).includes(cinema)) add(film, when, tags, details ?? null, 0);
  }
  for (const { nights } of titles) {
    if (nights && playsNight(site, cinema, nights))
      for (const when of nights.dates) add(nights.film, when, nights.tags, null, 1);
  }
  return inHalls(drafts, cinema);
}

/** From the second hall on: the first keeps its film. Two evenings at once get two halls. */
function inHalls(drafts: readonly Draft[], cinema: Cinema): Map<string, Session[]> {
  const byDate = new Map<string, Session[]>();
  for (const { rank: _, ...draft } of [...drafts].sort(
    (a, b) => a.date.localeCompare(b.date) || a.rank - b.rank || a.start - b.start,
  )) {
    const day = byDate.get(draft.date) ?? [];
    const free = cinema.rows.find(
      (hall) =>
        hall.number > 1 &&
        !hall.formats.includes('imax') &&
        !hall.formats.includes('4dx') &&
        day.every(
          (other) =>
            other.hall !== hall.number ||
            draft.start >= other.start + lengthOf(other.title) + 15 ||
            draft.start + lengthOf(draft.title) + 15 <= other.start,
        ),
    );
    if (!free) continue;
    byDate.set(draft.date, [
      ...day,
      {
        ...draft,
        hall: free.number,
        turn: 80 + day.length,
        tags: [...draft.tags, ...(free.accessible ? ['pmr'] : [])],
      },
    ]);
  }
  return byDate;
}
