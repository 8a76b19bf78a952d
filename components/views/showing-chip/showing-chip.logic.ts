import { addDays, type Day, isAfterMidnight } from '@/lib/domain/day';
import type { Showing } from '@/lib/domain/showing';
import type { ShowtimeStatus } from '@/lib/domain/showtime';
import { formatDay } from '@/lib/i18n/day';
import type { Locale } from '@/lib/sites/locales';

/** Bookable, sold out, or closed. */
export type Look = 'open' | 'full' | 'old';

export const looks: Readonly<Record<ShowtimeStatus, Look>> = { available: 'open', soldout: 'full', locked: 'old' };

/** The day on which a showing after midnight really is; false for one of the evening. */
export const nightDay = ({ time }: Showing, listedOn: Day, locale: Locale): string | false =>
  isAfterMidnight(time, listedOn) && formatDay(addDays(listedOn, 1), locale, 'short');
