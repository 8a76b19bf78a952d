import type { Translate } from '@/components/views/showtime-name/name.logic';
import { addDays, type Day, isAfterMidnight } from '@/lib/domain/day';
import type { Showing } from '@/lib/domain/showing';
import { formatDay } from '@/lib/i18n/day';
import type { Locale } from '@/lib/sites/locales';

/** The night that a showing after midnight belongs to: few are, so their words are sent and no board has what makes them. */
export function findNight(time: string, listedOn: Day, locale: Locale, t: Translate): Showing['night'] {
  if (!isAfterMidnight(time, listedOn)) return undefined;
  const next = addDays(listedOn, 1);
  const dates = { from: formatDay(listedOn, locale, 'date'), to: formatDay(next, locale, 'date') };
  return { date: formatDay(next, locale, 'short'), name: t('night', dates) };
}
