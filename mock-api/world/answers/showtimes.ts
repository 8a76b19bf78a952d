import type { ShowCinemas, WireShowtime } from '@/lib/api/contract/shows';
import { type Language, type SiteId, siteFacts } from '@/lib/sites/sites';
import { type Cinema, findCinema, openCinemas } from '../cinemas';
import { cellTags, cellVersions, venuesOf } from '../programme/index-of';
import { ADVERTS, type Session } from '../programme/session';
import { quirksOf } from '../quirks';
import { dice } from '../seed';
import { strandDetails } from '../texts/strands';
import { addDays, daysBetween, instant, wallClock } from '../time';
import type { Title } from '../titles';
import type { World } from '../world';
import { findTitle } from './show';
import { salesOpening } from './shows';

/** Number of a showing at the till, unique in its cinema. */
const sessionId = ({ date, hall, turn }: Session): string =>
  `${daysBetween('2020-01-01', date)}${String(hall).padStart(2, '0')}${String(turn).padStart(2, '0')}`;

const primeTime = ({ start }: Session): boolean => start >= 1140 && start <= 1320;

/** A fact of the showing, so that a day reads the same at any hour. */
function statusOf(site: SiteId, cinema: Cinema, session: Session): string {
  const { title, tags } = session;
  const random = dice(site, 'status', cinema.slug, session.date, session.hall, session.turn);
  const wanted = tags.includes('avp-equipe')
    ? 0.15
    : tags.includes('AVP')
      ? 0.25
      : primeTime(session) && title.heat >= 4
        ? 0.16
        : 0.025;
  if (random.chance(wanted)) return 'soldout';
  return random.chance(0.008) ? 'suspended' : 'available';
}

/** Now and then the till sends no link. */
function bookingOf(site: SiteId, cinema: Cinema, session: Session, language: Language): string | null {
  const random = dice(site, 'link', cinema.slug, session.date, session.hall, session.turn);
  if (random.chance(0.004)) return random.chance(0.5) ? null : '';
  return `https://ticketing.${siteFacts(site).domain}/${language}/V${cinema.vistaRef}S${sessionId(session)}/booking`;
}

function showtime(world: World, cinema: Cinema, session: Session, language: Language): WireShowtime {
  const { timeZone } = siteFacts(world.site);
  const hall = cinema.rows[session.hall - 1];
  const { title, details } = session;
  const opened = instant(`${addDays(session.date, -15)} 10:00:00`, timeZone);
  const told = details && {
    title: details.title[language],
    line: details.line[language],
    text: details.text[language],
    source: 'showtime' as const,
  };
  const special = told ?? strandDetails(session.tags, language);
  return {
    time: wallClock(session.date, session.start),
    endTime: wallClock(session.date, session.start + title.film.runtime + ADVERTS),
    version: session.version,
    tags: [...session.tags],
    status: statusOf(world.site, cinema, session),
    reservabilityStart: salesOpening(world, title) ?? opened,
    reservabilityEnd: instant(wallClock(session.date, session.start + 10), timeZone),
    isMovie: title.isMovie,
    refCmd: bookingOf(world.site, cinema, session, language),
    auditoriumName: hall?.name ?? null,
    // Some tills send a number.
    auditoriumCapacity: world.site === 'nl' ? (hall?.capacity ?? null) : String(hall?.capacity ?? ''),
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

const playing = (world: World, title: Title, cinema: Cinema, date: string): Session[] =>
  world.mayPlay(cinema, title) ? world.sessions(cinema, date).filter((session) => session.title === title) : [];

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
  return playing(world, title, cinema, date).map((session) => showtime(world, cinema, session, language));
}

/** Every cinema of one date. */
export function showtimesOn(world: World, slug: string, date: string, language: Language): Board | null {
  const title = findTitle(world, slug);
  if (!title) return null;
  return map(
    openCinemas(world.site).flatMap((cinema) => {
      const sessions = playing(world, title, cinema, date);
      return sessions.length
        ? [[cinema.slug, sessions.map((session) => showtime(world, cinema, session, language))] as const]
        : [];
    }),
  );
}

/** Every date of one cinema; events are refused. */
export function showtimesAll(
  world: World,
  slug: string,
  cinemaSlug: string,
  language: Language,
): Board | 'refused' | null {
  const title = findTitle(world, slug);
  if (!title) return null;
  if (!title.isMovie) return 'refused';
  const cinema = findCinema(world.site, cinemaSlug);
  if (!cinema) return [];
  return map(
    [...(world.repertoire(cinema).get(title) ?? [])].map(
      ([date, sessions]) => [date, sessions.map((session) => showtime(world, cinema, session, language))] as const,
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
            ([date, sessions]) =>
              [
                date,
                {
                  tags: cellTags(sessions),
                  versions: cellVersions(sessions),
                  upsell: null,
                  specialShowtime: sessions.some(({ details }) => details !== null),
                  highlightedShowtime: highlightOf(sessions),
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
  sessions: readonly Session[],
): { type: 'tag' | 'specialShowtimeCinema'; showSlug: string } | null {
  const special = sessions.find(({ details }) => details !== null);
  if (special) return { type: 'specialShowtimeCinema', showSlug: special.title.slug };
  const premiere = sessions.find(({ tags }) => tags.includes('AVP'));
  return premiere ? { type: 'tag', showSlug: premiere.title.slug } : null;
}
