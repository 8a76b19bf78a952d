import { useTranslations } from 'next-intl';
import type { Show } from '@/lib/domain/show';
import styles from './credits.module.scss';

/** Who made a film and plays in it, and where it is from. */
export function Credits({ show }: { show: Show }) {
  const t = useTranslations('show.credits');
  const rows = [
    [t('by'), show.directors.join(', ')],
    [t('with'), show.cast.slice(0, 4).join(', ')],
    [t('from'), show.nationality],
  ] as const;
  return (
    <dl className={styles.credits}>
      {rows.map(
        ([term, names]) =>
          names && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{names}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
