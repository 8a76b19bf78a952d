import { useTranslations } from 'next-intl';
import { Tag } from '@/components/ui/tag/tag';
import { Tip } from '@/components/ui/tip/tip.island';
import type { Cinema } from '@/lib/domain/cinema';
import type { Format } from '@/lib/domain/cinema-formats';
import { pickFirstLines } from './cinema.logic';
import { Directions } from './directions';
import styles from './key-facts.module.scss';
import { Size } from './size';

/** Where, how to get there, how big. Below a desktop only where: the rest is in the panel. */
export function KeyFacts({ cinema, formats }: { cinema: Cinema; formats: readonly Format[] }) {
  const t = useTranslations('cinema');
  const isNew = (line: string) => !line.startsWith(cinema.street);
  const access = pickFirstLines(cinema.itinerary ?? '', 3)
    .filter(isNew)
    .slice(0, 2);
  return (
    <div className={styles.facts}>
      <div>
        <h2 className={styles.title}>{t('address')}</h2>
        <address>
          <span className={styles.street}>
            <span className={styles.road}>{cinema.street}</span>
            <span className={styles.break}>
              , <br />
            </span>
            <span className={styles.town}>
              {cinema.postalCode} {cinema.city}
            </span>
          </span>{' '}
          <Directions cinema={cinema} />
        </address>
      </div>
      {access.length > 0 && (
        <div className={styles.more}>
          <h2 className={styles.title}>{t('access')}</h2>
          {access.map((line) => (
            <p key={line} className={styles.line}>
              {line}
            </p>
          ))}
        </div>
      )}
      <div className={styles.more}>
        <h2 className={styles.title}>{cinema.halls || cinema.seats ? <Size cinema={cinema} /> : t('equipment')}</h2>
        <ul className={styles.tags}>
          {formats.map(({ slug, title, text }) => (
            <li key={slug}>
              <Tip text={text ?? undefined}>
                <Tag>{title}</Tag>
              </Tip>
            </li>
          ))}
          {cinema.isAccessible && (
            <li>
              <Tag>{t('stepFree')}</Tag>
            </li>
          )}
        </ul>
      </div>
    </div>
  );
}
