import type { CalendarFacts } from '@/lib/calendar/calendar-event';
import type { CinemaSummary } from '@/lib/domain/cinema';
import type { Day } from '@/lib/domain/day';
import type { FeedTheme } from '@/lib/domain/feed';
import { formatDay } from '@/lib/i18n/day';
import { brand } from '@/lib/sites/brand';
import { locales } from '@/lib/sites/locales';
import type { CalendarSpeech } from './calendar-speech';

/** How often a calendar looks again. */
const hours = 2;

type Feed = { cinema: CinemaSummary | null; theme: FeedTheme | null; last: Day };

/** What a feed is called, and how far it goes. */
export function describeFeed({ cinema, theme, last }: Feed, { t, locale }: CalendarSpeech): CalendarFacts {
  const place = cinema?.name ?? brand.name;
  return {
    name: [place, theme && t(`themes.${theme}`)].filter(Boolean).join(' · '),
    about: t('until', { day: formatDay(last, locale, 'long') }),
    language: locales[locale].language,
    hours,
  };
}
