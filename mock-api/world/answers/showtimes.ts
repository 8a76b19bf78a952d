import type { ShowCinemas, WireShowtime } from '@/lib/api/contract/shows';
import type { Language } from '@/lib/sites/languages';
import { type SiteId, siteFacts } from '@/lib/sites/sites';
import { type Cinema, findCinema, openCinemas } from '../cinemas';
import { countries } from '../data/countries';
import { cellTags, cellVersions, venuesOf } from '../programme/index-of';
import { quirksOf } from '../quirks';
import { ADVERTS, type Screening } from '../screening';
import { dice } from '../seed';
import { strandDetails } from '../texts/strands';
import { addDays, daysBetween, instant, wallAfter, wallClock, weekday } from '../time';
import type { Title } from '../titles';
import type { World } from '../world';
import { salesOf } from './sales';
import { findTitle } from './show';

/** Number of a showing at the till, unique in its cinema. */
const screeningId = ({ date, hall, turn }: Screening): string =>
  `${daysBetween('2020-01-01', date)}${String(hall).padStart(2, '0')}${String(turn).padStart(2, '0')}`;

const primeTime = ({ start }: Screening): boolean => start >= 1140 && start <= 1320;
const SUSPENDED = 0.008;

/** How likely all seats are taken: previews long before, an ordinary showing only in its own days. */
function demandOf({ title, tags, date }: Screening, today: string, isPrime: boolean): number {
  if (tags.includes('avp-equipe')) return 0.15;
  if (tags.includes('AVP')) return 0.25;
  if (daysBetween(today, date) > 8) return 0;
  const isWeekend = [0, 5, 6].includes(weekday(date));
  return isPrime && title.heat >= 4 ? (isWeekend ? 0.2 : 0.07) : isWeekend ? 0.03 : 0.01;
}

/** A fact of the showing, so that a day reads the same at any hour. */
function statusOf({ site, day }: World, cinema: Cinema, screening: Screening): string {
  const random = dice(site, 'status', cinema.slug, screening.date, screening.hall, screening.turn);
  if (random.chance(demandOf(screening, day, primeTime(screening)))) return 'soldout';
  // What is announced by name is on sale, or full.
  return !screening.details && random.chance(SUSPENDED) ? 'suspended' : 'available';
}

/** Now and then the till sends no link. */
function bookingOf(site: SiteId, cinema: Cinema, screening: Screening, language: Language): string {
  const random = dice(site, 'link', cinema.slug, screening.date, screening.hall, screening.turn);
  if (random.chance(0.002)) return '';
  return `https://ticketing.${siteFacts(site).domain}/${language}/V${cinema.vistaRef}S${screeningId(screening)}/booking`;
}

function showtime(world: World, cinema: Cinema, screening: Screening, language: Language): WireShowtime {
  const { timeZone } = siteFacts(world.site);
  const hall = cinema.rows[screening.hall - 1];
  const { title, details } = screening;
  const opened = instant(`${addDays(screening.date, -15)} 10:00:00`, timeZone);
  const told = details && {
    title: details.title[language],
    line: details.line[language],
    text: details.text[language],
    source: 'showtime' as const,
  };
  const special = told ?? strandDetails(screening.tags, language);
  return {
    time: wallClock(screening.date, screening.start),
    endTime: wallAfter(wallClock(screening.date, screening.start), title.film.runtime + ADVERTS, timeZone),
    version: screening.version,
    tags: ['DEFAULT', ...screening.tags],
    status: statusOf(world, cinema, screening),
    reservabilityStart: salesOf(world, title).opening ?? opened,
    reservabilityEnd: instant(
      wallClock(screening.date, screening.start + countries[world.site].backend.latestBooking),
      timeZone,
    ),
    isMovie: title.isMovie,
    refCmd: bookingOf(world.site, cinema, screening, language),
    auditoriumName: hall?.name ?? '',
    auditoriumCapacity: String(hall?.capacity ?? ''),
    specialShowtimeDetails: special && {
      titleScreening: special.title,
      titleShowtimeDetails: special.line,
      descriptionShowtimeDetails: special.text,
      source: special.source,
    },
  };
}

type Board = { [key: string]: WireShowtime[] } | [];
const map = <T>(entries: (readonly [string, T])[]): { [key: string]: T } | [] =>
  entries.length ? Object.fromEntries(entries) : [];

const playing = (world: World, title: Title, cinema: Cinema, date: string): Screening[] =>
  world.mayPlay(cinema, title) ? world.screenings(cinema, date).filter((screening) => screening.title === title) : [];

/** One cinema, one date; `[]` when none, null for an unknown show. */
export function showtimesAt(
  world: World,
  slug: string,
  cinemaSlug: string,
  date: string,
  language: Language,
): WireShowtime[] | null {
  const title = findTitle(world, slug);
  if (!title) return null;
  const cinema = findCinema(world.site, cinemaSlug);
  if (!cinema) return [];
  return playing(world, title, cinema, date).map((screening) => showtime(world, cinema, screening, language));
}

/** Every cinema of one date. */
export function showtimesOn(world: World, slug: string, date: string, language: Language): Board | null {
  const title = findTitle(world, slug);
  if (!title) return null;
  return map(
    openCinemas(world.site).flatMap((cinema) => {
      const screenings = playing(world, title, cinema, date);
      return screenings.length
        ? [[cinema.slug, screenings.map((screening) => showtime(world, cinema, screening, language))] as const]
        : [];
    }),
  );
}

/** Every date of one cinema; some backends refuse events. */
export function showtimesAll(
  world: World,
  slug: string,
  cinemaSlug: string,
  language: Language,
): Board | 'refused' | null {
  const title = findTitle(world, slug);
  if (!title) return null;
  if (!title.isMovie && countries[world.site].backend.refusesEvents) return 'refused';
  const cinema = findCinema(world.site, cinemaSlug);
  if (!cinema) return [];
  return map(
    [...(world.repertoire(cinema).get(title) ?? [])].map(
      ([date, screenings]) =>
        [date, screenings.map((screening) => showtime(world, cinema, screening, language))] as const,
    ),
  );
}

/** `/api/show/{slug}/cinemas`: only those that play it, `{}` for a slug nobody knows. */
export function showCinemas(world: World, slug: string): ShowCinemas {
  const title = findTitle(world, slug);
  if (!title || quirksOf(world).retiredShow === slug) return {};
  return Object.fromEntries(
    venuesOf(world, title).map(([cinema, dates]) => [
      cinema.slug,
      {
        releasedAt: title.release ?? '1900-01-01',
        days: map(
          [...dates].map(
            ([date, screenings]) =>
              [
                date,
                {
                  tags: cellTags(screenings),
                  versions: cellVersions(screenings),
                  upsell: null,
                  specialShowtime: screenings.some(({ details }) => details !== null),
                  highlightedShowtime: highlightOf(screenings),
                },
              ] as const,
          ),
        ),
      },
    ]),
  );
}

/** The showing a day should be remembered for. */
export function highlightOf(
  screenings: readonly Screening[],
): { type: 'tag' | 'specialShowtimeCinema'; showSlug: string } | null {
  const special = screenings.find(({ details }) => details !== null);
  if (special) return { type: 'specialShowtimeCinema', showSlug: special.title.slug };
  const premiere = screenings.find(({ tags }) => tags.includes('AVP'));
  return premiere ? { type: 'tag', showSlug: premiere.title.slug } : null;
}
