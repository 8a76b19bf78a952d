import { buildGoogleUrl } from '@/lib/calendar/google-url';
import { writeCalendar } from '@/lib/calendar/write-calendar';
import { cinemaToday } from '@/lib/sites/cinema-today';
import type { Locale } from '@/lib/sites/locales';
import { findShowing, type ShowingAsked } from '../reads/find-showing';
import { readCalendarSpeech } from '../words/calendar-speech';
import { buildShowingEvent } from '../words/showing-event';

/** Minutes before a showing at which the calendar of who wants to go rings. */
const alarm = 120;

/** One showing for somebody's own calendar. */
export async function findShowingFile(locale: Locale, asked: ShowingAsked): Promise<string | null> {
  const event = await findEvent(locale, asked);
  return event && writeCalendar([event], new Date(`${cinemaToday(locale)}T00:00:00Z`));
}

/** Where Google's calendar takes the same. */
export async function findShowingInGoogle(locale: Locale, asked: ShowingAsked): Promise<string | null> {
  const event = await findEvent(locale, asked);
  return event && buildGoogleUrl(event);
}

async function findEvent(locale: Locale, asked: ShowingAsked) {
  const played = await findShowing(locale, asked);
  return played && { ...buildShowingEvent(played, await readCalendarSpeech(locale)), isBusy: true, alarm };
}
