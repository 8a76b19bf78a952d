import { cinemaShows, cinemas as cinemasRow } from '@/lib/api/endpoints/cinemas';
import { shows as showsRow } from '@/lib/api/endpoints/shows';
import { read } from '@/lib/api/read';
import type { CalendarEvent } from '@/lib/calendar/calendar-event';
import { listCancelled, listRemembered, rememberedEvents } from '@/lib/calendar/cancelled';
import { writeCalendar } from '@/lib/calendar/write-calendar';
import type { CinemaSummary } from '@/lib/domain/cinema';
import { addDays, type Day } from '@/lib/domain/day';
import { cutToDays, type FeedTheme, feedHorizon, isOfTheme, planFeed } from '@/lib/domain/feed';
import { findRemembered, keepRemembered } from '@/lib/replicas/remembered';
import { cinemaToday } from '@/lib/sites/cinema-today';
import type { Locale } from '@/lib/sites/locales';
import { serverNow } from '@/lib/time/now';
import { findUnlisted } from '../reads/find-unlisted';
import { planTheme } from '../reads/plan-theme';
import { type PlayedCell, readCells } from '../reads/read-cells';
import { readCalendarSpeech } from '../words/calendar-speech';
import { describeFeed } from '../words/describe-feed';
import type { Played } from '../words/played';
import { buildShowingEvent } from '../words/showing-event';

type Feed = { cinema: string | null; theme: FeedTheme | null };

/** A calendar to subscribe to: what a cinema plays, or what all play of a theme. Null for a cinema that is not there. */
export async function findFeed(locale: Locale, feed: Feed): Promise<string | null> {
  const { cinema: slug, theme } = feed;
  const cinemas = await read(locale, cinemasRow, {});
  const cinema = cinemas.find((one) => one.slug === slug) ?? null;
  if (slug && !cinema) return null;
  const today = cinemaToday(locale);
  const [cells, speech] = await Promise.all([
    slug ? planCinema(locale, slug, theme) : planTheme(locale, theme ?? 'premieres'),
    readCalendarSpeech(locale),
  ]);
  const { played: found, isWhole } = await readCells(
    locale,
    cells,
    slug,
    ({ tags, version }) => !theme || isOfTheme(theme, tags, [version]),
  );
  const whole = cutToDays(await joinPlayed(locale, found, cinemas));
  const last = whole.at(-1)?.day ?? today;
  const isCut = !isWhole || whole.length < found.length;
  const until = isCut ? addDays(last, 1) : addDays(today, theme ? feedHorizon.theme : feedHorizon.whole);
  const events = await withCancelled(
    `${locale} ${slug} ${theme}`,
    whole.map((played) => buildShowingEvent(played, speech)),
    until,
  );
  return writeCalendar(
    events.map((event) =>
      event.isCancelled ? { ...event, title: speech.t('cancelled', { title: event.title }) } : event,
    ),
    new Date(`${today}T00:00:00Z`),
    describeFeed({ cinema, theme, last: addDays(until, -1) }, speech),
  );
}

async function planCinema(locale: Locale, slug: string, theme: FeedTheme | null) {
  return planFeed(await read(locale, cinemaShows, { slug }), cinemaToday(locale), theme);
}

/** A programme may name a title that the list lacks; what nobody knows is left out. */
async function joinPlayed(
  locale: Locale,
  cells: readonly PlayedCell[],
  cinemas: readonly CinemaSummary[],
): Promise<Played[]> {
  const list = await read(locale, showsRow, {});
  const unlisted = new Map(
    cells.flatMap(({ show, showtime }) => (list.some(({ slug }) => slug === show) ? [] : [[show, showtime] as const])),
  );
  const found = await Promise.all([...unlisted].map(([slug, showtime]) => findUnlisted(locale, slug, showtime)));
  const shows = new Map([...list, ...found.filter((show) => show !== null)].map((show) => [show.slug, show]));
  return cells.flatMap(({ show: slug, cinema: at, day, showtime }) => {
    const [show, cinema] = [shows.get(slug), cinemas.find((one) => one.slug === at)];
    return show && cinema ? [{ show, cinema, day, showtime }] : [];
  });
}

async function withCancelled(name: string, events: readonly CalendarEvent[], until: Day): Promise<CalendarEvent[]> {
  const now = serverNow().getTime();
  const before = (await findRemembered(name, rememberedEvents)) ?? [];
  const cancelled = listCancelled(before, events, { now, until: Date.parse(`${until}T00:00:00Z`) });
  await keepRemembered(name, listRemembered(before, [...events, ...cancelled], now));
  return [...events, ...cancelled];
}
