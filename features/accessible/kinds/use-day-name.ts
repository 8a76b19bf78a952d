import { useLocale, useTranslations } from 'next-intl';
import { addDays, type Day } from '@/lib/domain/day';
import { formatDay } from '@/lib/i18n/day';

/** A day by itself: "today", "tomorrow", "Saturday, November 21". */
export function useDayName(today: Day): (day: Day) => string {
  const t = useTranslations('accessible');
  const locale = useLocale();
  return (day) => {
    if (day === today) return t('today');
    return day === addDays(today, 1) ? t('tomorrow') : formatDay(day, locale, 'long');
  };
}
