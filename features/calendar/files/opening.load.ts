import { getTranslations } from 'next-intl/server';
import { shows as showsRow } from '@/lib/api/endpoints/shows';
import { read } from '@/lib/api/read';
import type { CalendarEvent } from '@/lib/calendar/calendar-event';
import { buildGoogleUrl } from '@/lib/calendar/google-url';
import { writeCalendar } from '@/lib/calendar/write-calendar';
import { pickOpening } from '@/lib/domain/opening';
import { showHref } from '@/lib/routing/show-screen';
import { cinemaToday } from '@/lib/sites/cinema-today';
import { type Locale, locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import { serverNow } from '@/lib/time/now';

/** Minutes before the booking opens at which the calendar rings: to be seated, and not so many as to forget again. */
const alarm = 10;

/** When the booking of a title opens, for somebody's own calendar; null where nobody says so, or no more. */
export async function findOpeningFile(locale: Locale, slug: string): Promise<string | null> {
  const event = await findOpeningEvent(locale, slug);
  return event && writeCalendar([event], new Date(`${cinemaToday(locale)}T00:00:00Z`));
}

/** Where Google's calendar takes the same. */
export async function findOpeningInGoogle(locale: Locale, slug: string): Promise<string | null> {
  const event = await findOpeningEvent(locale, slug);
  return event && buildGoogleUrl(event);
}

async function findOpeningEvent(locale: Locale, slug: string): Promise<CalendarEvent | null> {
  const [shows, t] = await Promise.all([
    read(locale, showsRow, {}),
    getTranslations({ locale, namespace: 'calendar.opening' }),
  ]);
  const show = shows.find((one) => one.slug === slug);
  const opening = show && pickOpening(show, serverNow());
  if (!opening) return null;
  const { site, origin } = locales[locale];
  const { domain, timeZone } = siteFacts(site);
  const url = origin + showHref(locale, show);
  return {
    // By what the catalogue numbers, so that one that moves stays the same entry in whatever language it is taken again.
    uid: `opening.${(show.ref || show.slug).replace(/[^\w-]/g, '')}@${domain}`,
    title: t('title', { title: show.title }),
    begins: Date.parse(opening.bookingAt),
    ends: null,
    timeZone,
    place: null,
    text: t('text', { url }),
    url,
    alarm,
  };
}
