import type { useTranslations } from 'next-intl';
import { capitalise } from '@/components/views/days/day.logic';
import { cinemaDayOf, type Day } from '@/lib/domain/day';
import { pickDayName } from '@/lib/domain/tonight';
import { formatDate } from '@/lib/i18n/date';
import type { Locale } from '@/lib/sites/locales';

type Speech = { t: ReturnType<typeof useTranslations<'tonight'>>; locale: Locale };
/** `wall`: the clock on it. `isOver`: nothing is left of its day. */
type Told = { film: string; day: Day; isOver: boolean; wall: string };

/** "Tonight: Kestrel Point"; after the last showing "Nothing more tonight. Tomorrow: Kestrel Point". */
export function formatTitle({ film, day, isOver, wall }: Told, { t, locale }: Speech): string {
  const name = pickDayName(day, { wall });
  const when = name === 'weekday' ? capitalise(formatDate(day, locale, 'weekdayLong')) : t(`when.${name}`);
  const title = t('titleOf', { when, film });
  if (!isOver) return title;
  const today = pickDayName(cinemaDayOf({ wall }), { wall });
  return `${t(`over.${today === 'tonight' ? today : 'today'}`)} ${title}`;
}
