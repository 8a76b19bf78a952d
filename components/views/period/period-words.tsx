import { useLocale, useTranslations } from 'next-intl';
import type { Period } from '@/lib/domain/offer';
import { formatDay } from '@/lib/i18n/day';

/** When an offer holds, as one says it. */
export function PeriodWords({ period: { kind, ...days } }: { period: Period }) {
  const t = useTranslations('offers.period');
  const locale = useLocale();
  const said = Object.entries(days).map(([name, day]) => [name, formatDay(day, locale, 'date')]);
  return t(kind, Object.fromEntries(said));
}
