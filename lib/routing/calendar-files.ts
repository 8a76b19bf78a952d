import { isDay } from '../domain/is-day';
import type { Language } from '../sites/languages';
import { type BracketNames, fillBrackets } from '../text/brackets';

/**
 * What calendars are given, under one root that no screen has. `google` and `subscribe` lead on to a calendar, so that an
 * address is made where all that it says is known.
 */
export const calendarFiles = {
  cinema: '/calendar/[language]/cinema/[slug].ics',
  cinemaTheme: '/calendar/[language]/cinema/[slug]/[theme].ics',
  theme: '/calendar/[language]/theme/[theme].ics',
  cinemaSubscribe: '/calendar/[language]/cinema/[slug]/subscribe',
  cinemaThemeSubscribe: '/calendar/[language]/cinema/[slug]/[theme]/subscribe',
  themeSubscribe: '/calendar/[language]/theme/[theme]/subscribe',
  showing: '/calendar/[language]/showing/[show]/[cinema]/[showing].ics',
  showingGoogle: '/calendar/[language]/showing/[show]/[cinema]/[showing]/google',
  opening: '/calendar/[language]/opening/[show].ics',
  openingGoogle: '/calendar/[language]/opening/[show]/google',
  showings: '/calendar/[language]/showings/[list].ics',
} as const;

export type CalendarFile = keyof typeof calendarFiles;
export type CalendarParams<F extends CalendarFile> = Record<BracketNames<(typeof calendarFiles)[F]>, string>;

export const calendarPath = <F extends CalendarFile>(
  file: F,
  params: CalendarParams<F> & { language: Language },
): string => fillBrackets(calendarFiles[file], params);

type Shown = { time: string; version: string; room?: string | null | undefined };

/** What a showing is called in the address of its file: what tells it from the others of its title in its cinema. */
export const showingKey = ({ time, version, room }: Shown): string =>
  [time.slice(0, 16).replace(/\D/g, ''), version, room ?? '']
    .join('-')
    .normalize('NFD')
    .replace(/[^\w-]/g, '')
    .toLowerCase();

/** When the showing of such a name begins, on the wall of its cinema; null for what is no such name. */
export const timeOfShowingKey = (key: string): string | null => {
  const [, year, month, date, hour = '', minute = ''] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)-/.exec(key) ?? [];
  const day = `${year}-${month}-${date}`;
  return isDay(day) && hour < '24' && minute < '60' ? `${day} ${hour}:${minute}:00` : null;
};
