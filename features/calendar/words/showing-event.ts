import { capitalise } from '@/components/views/days/day.logic';
import { formatRoom } from '@/components/views/showtime-name/name.logic';
import type { CalendarEvent } from '@/lib/calendar/calendar-event';
import { addressLine } from '@/lib/domain/cinema-address';
import { buildClock, clockOf, formatWallClock } from '@/lib/domain/day';
import { estimateFilmStart } from '@/lib/domain/film-start';
import { buildShowing, pickAccess } from '@/lib/domain/showing';
import { pickSlugs } from '@/lib/domain/showing-tags';
import type { Showtime, ShowtimeStatus } from '@/lib/domain/showtime';
import { isOver, listStandings, statusOf } from '@/lib/domain/standing';
import { formatEndClock } from '@/lib/i18n/clock';
import { showHref } from '@/lib/routing/show-screen';
import { locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import { resolveInstant } from '@/lib/time/instant';
import { serverNow } from '@/lib/time/now';
import type { CalendarSpeech } from './calendar-speech';
import type { Played } from './played';
import { showingUid } from './showing-uid';

/** A showing as an entry of a calendar, in the words of one language. */
export function buildShowingEvent(played: Played, speech: CalendarSpeech): CalendarEvent {
  const { show, cinema, showtime } = played;
  const { site } = locales[speech.locale];
  const { timeZone } = siteFacts(site);
  const [begins, ends] = [showtime.time, showtime.endTime].map(
    (time) => time && Date.parse(resolveInstant(time, timeZone)),
  );
  const version =
    speech.versions.find(({ slug }) => slug === showtime.version)?.label ?? showtime.version.toUpperCase();
  const page = locales[speech.locale].origin + showHref(speech.locale, show);
  const offer = pickOffer(showtime, timeZone);
  const span = { begins: begins || 0, ends: ends || null, timeZone };
  return {
    uid: showingUid(played, site),
    title: [show.title, version].filter(Boolean).join(' · '),
    ...span,
    place: {
      name: cinema.name,
      address: addressLine(cinema),
      gps: cinema.gps,
    },
    text: [...listWords(played, speech, span), offerWords(offer, speech), speech.t('page', { url: page })]
      .filter((line) => typeof line === 'string' && line !== '')
      .join('\n'),
    url: offer?.url ?? page,
  };
}

/** What one can still do about it, now: null once it is over, whatever its status says. */
function pickOffer(showtime: Showtime, timeZone: string): { status: ShowtimeStatus; url?: string } | null {
  const showing = buildShowing(showtime, 0);
  const standing = listStandings([showing], buildClock(serverNow(), timeZone));
  return isOver(standing) ? null : { status: statusOf(standing), ...(showing.url && { url: showing.url }) };
}

function offerWords(offer: ReturnType<typeof pickOffer>, { t }: CalendarSpeech): string | undefined {
  if (offer?.status === 'soldout') return t('soldOut');
  return offer?.url && t('book', { url: offer.url });
}

function listWords(
  { show, showtime }: Played,
  { locale, t, showtimes, marks, versions }: CalendarSpeech,
  { begins, ends, timeZone }: { begins: number; ends: number | null; timeZone: string },
) {
  const { special, version, tags, auditorium, endTime } = showtime;
  const film = ends && estimateFilmStart({ begins, ends, minutes: show.minutes }, { tags });
  const kinds = (['format', 'seat', 'strand', 'note'] as const).flatMap((kind) => pickSlugs(kind, tags, marks));
  const access = pickAccess(tags, [version]).map((name) => showtimes(`access.${name}`));
  return [
    special && [special.title, special.details].filter(Boolean).join(' · '),
    versions.find(({ slug }) => slug === version)?.description,
    kinds.map((slug) => marks[slug]!.title).join(' · '),
    auditorium && capitalise(formatRoom(auditorium, showtimes)),
    capitalise(access.join(', ')),
    film && t('film', { time: clockOf(formatWallClock(new Date(film), timeZone)) }),
    endTime && t('ends', { time: formatEndClock(endTime, locale) }),
  ];
}
