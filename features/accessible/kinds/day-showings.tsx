import { useLocale, useTranslations } from 'next-intl';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import { capitalise } from '@/components/views/days/day.logic';
import type { AccessDay, AccessStanding } from '@/lib/domain/accessible';
import type { Day } from '@/lib/domain/day';
import { formatDay } from '@/lib/i18n/day';
import { withoutBrand } from '@/lib/sites/brand';
import type { AccessPlace } from '../place/place';
import styles from './day-showings.module.scss';
import { ShowingRow } from './showing-row';
import { useDayName } from './use-day-name';

/** Showings of a title; the others are behind one press. */
const atOnce = 4;

interface Props extends AccessDay {
  today: Day;
  cinemas: AccessPlace['cinemas'];
  isOpen: boolean;
}

/** A day of one kind: its titles, each with its showings in all cinemas. Opens without scripts, too. */
export function DayShowings({ day, count, films, today, cinemas, isOpen }: Props) {
  const t = useTranslations('accessible');
  const locale = useLocale();
  const [name, date] = [useDayName(today)(day), formatDay(day, locale, 'long')];
  const list = (showings: readonly AccessStanding[]) => (
    <ul className={styles.list}>
      {showings.map((showing) => (
        <ShowingRow
          key={`${showing.at} ${showing.time} ${showing.url}`}
          {...{ showing, day }}
          cinema={withoutBrand(cinemas[showing.at]?.name ?? '')}
        />
      ))}
    </ul>
  );
  return (
    <details className={styles.day} open={isOpen}>
      <summary className={styles.summary}>
        <h3 className={styles.name}>{capitalise(name === date ? date : `${name}, ${date}`)}</h3>{' '}
        <span className={styles.count}>{t('count', { count })}</span>
      </summary>
      {films.map(({ slug, title, href, showings }) => (
        <div key={slug} className={styles.film}>
          <h4 className={styles.title}>
            <IntentLink href={href}>{title}</IntentLink>
          </h4>
          {list(showings.slice(0, atOnce))}
          {showings.length > atOnce && (
            <details>
              <summary className={styles.more}>{t('moreTimes', { count: showings.length - atOnce })}</summary>
              {list(showings.slice(atOnce))}
            </details>
          )}
        </div>
      ))}
    </details>
  );
}
