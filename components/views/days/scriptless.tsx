import { useLocale, useTranslations } from 'next-intl';
import { Wrap } from '@/components/ui/layout/layout';
import { textLinkClass } from '@/components/ui/text-link/text-link';
import type { Day } from '@/lib/domain/day';
import { formatDay } from '@/lib/i18n/day';

interface Props {
  /** Null where its times did not answer, and no script can ask again. */
  day: Day | null;
}

/** A page is shared: without scripts it shows one day, whatever day its address asks for, and says which. */
export function Scriptless({ day }: Props) {
  const t = useTranslations('showtimes');
  const locale = useLocale();
  return (
    <noscript>
      <Wrap>
        <p style={{ paddingBlock: 'var(--s3)' }}>
          {day ? t('scriptless', { day: formatDay(day, locale, 'long') }) : <Failed />}
        </p>
      </Wrap>
    </noscript>
  );
}

function Failed() {
  const t = useTranslations('showtimes.failed');
  return (
    <>
      {t('title')}. {/* biome-ignore lint/a11y/useValidAnchor: empty means this page again */}
      <a className={textLinkClass()} href="">
        {t('retry')}
      </a>
    </>
  );
}
