import type { CalendarEvent } from '@/lib/calendar/calendar-event';
import { buildGoogleUrl } from '@/lib/calendar/google-url';
import { writeCalendar } from '@/lib/calendar/write-calendar';
import { cinemaToday } from '@/lib/sites/cinema-today';
import type { Locale } from '@/lib/sites/locales';
import { serverNow } from '@/lib/time/now';
import { findShowing, type ShowingAsked } from '../reads/find-showing';
import { listStillPlayed } from '../reads/list-still-played';
import { type CalendarSpeech, readCalendarSpeech } from '../words/calendar-speech';
import type { Played } from '../words/played';
import { buildShowingEvent } from '../words/showing-event';

/** Minutes before a showing at which the calendar of who wants to go rings. */
const alarm = 120;

/** One showing for somebody's own calendar. */
export async function findShowingFile(locale: Locale, asked: ShowingAsked): Promise<string | null> {
  const event = await findEvent(locale, asked);
  return event && writeCalendar([event], stampOf(locale));
}

/** All of a shortlist that is still in the programme, each as the same entry as by itself. */
export async function findListFile(locale: Locale, list: string): Promise<string | null> {
  const [found, speech] = await Promise.all([listStillPlayed(locale, list), readCalendarSpeech(locale)]);
  const events = found.map((played) => buildOwnEvent(played, speech));
  return events.length > 0 ? writeCalendar(events, stampOf(locale)) : null;
}

const stampOf = (locale: Locale) => new Date(`${cinemaToday(locale)}T00:00:00Z`);

/** Where Google's calendar takes the same. */
export async function findShowingInGoogle(locale: Locale, asked: ShowingAsked): Promise<string | null> {
  const event = await findEvent(locale, asked);
  return event && buildGoogleUrl(event);
}

async function findEvent(locale: Locale, asked: ShowingAsked) {
  const played = await findShowing(locale, asked);
  return played && buildOwnEvent(played, await readCalendarSpeech(locale));
}

/** What has begun rings no more: some calendars make up for what they missed. */
function buildOwnEvent(played: Played, speech: CalendarSpeech): CalendarEvent {
  const event = buildShowingEvent(played, speech);
  return { ...event, isBusy: true, ...(event.begins > serverNow().getTime() && { alarm }) };
}
