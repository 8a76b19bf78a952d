import type { Day } from '@/lib/domain/day';
import { formatDay } from '@/lib/i18n/day';
import type { Locale } from '@/lib/sites/locales';

/** The first and the last of them, in words. */
export function nameDays(days: readonly Day[], locale: Locale): { from: string; to: string } {
  const [from = '', to = ''] = [days[0], days.at(-1)].map((day) => formatDay(day ?? '', locale, 'date'));
  return { from, to };
}
