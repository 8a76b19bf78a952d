import { useLocale, useTranslations } from 'next-intl';
import { Wrap } from '@/components/ui/layout/layout';
import type { Day } from '@/lib/domain/day';
import { formatDay } from '@/lib/i18n/day';

/** A page is shared: without scripts it shows one day, whatever day its address asks for, and says which. */
export function Scriptless({ day }: { day: Day }) {
  const t = useTranslations('showtimes');
  const locale = useLocale();
  return (
    <noscript>
      <Wrap>
        <p style={{ paddingBlock: 'var(--s3)' }}>{t('scriptless', { day: formatDay(day, locale, 'long') })}</p>
      </Wrap>
    </noscript>
  );
}
