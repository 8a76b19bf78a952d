import { useLocale, useTranslations } from 'next-intl';
import { findOpening, OpeningWords } from '@/components/views/opening/opening-words';
import type { Listed, ShowListName } from '@/lib/domain/listing';
import { formatDay } from '@/lib/i18n/day';
import styles from './home.module.scss';

/** From when it can be seen: its first day, or its release; nothing of what is on now, which each place counts for itself. */
export function CardLine({ item: { show, firstDay, bookable }, name }: { item: Listed; name: ShowListName }) {
  const t = useTranslations('home');
  const locale = useLocale();
  if (name !== 'upcoming' && name !== 'special' && show.next24 > 0) return null;
  const day = name === 'upcoming' ? show.releasedOn : firstDay;
  if (!day) return name === 'upcoming' ? <p className={styles.line}>{t('dateUnknown')}</p> : null;
  const opening = name === 'upcoming' && !bookable ? findOpening(show) : null;
  return (
    <p className={styles.line}>
      {t.rich('from', { date: formatDay(day, locale, 'short'), strong: (words) => <b>{words}</b> })}
      {opening && (
        <span className={styles.opening}>
          <OpeningWords opening={opening} />
        </span>
      )}
    </p>
  );
}
