import { useTranslations } from 'next-intl';
import { Tag } from '@/components/ui/tag/tag';
import { Tip } from '@/components/ui/tip/tip.island';
import type { Cinema } from '@/lib/domain/cinema';
import { townLine } from '@/lib/domain/cinema-address';
import type { Format } from '@/lib/domain/cinema-formats';
import { pickFirstLines } from './cinema.logic';
import { Directions } from './directions';
import styles from './key-facts.module.scss';
import { Size } from './size';

/** Where, how to get there, how big. Below a desktop only where: the rest is in the panel. */
export function KeyFacts({ cinema, formats }: { cinema: Cinema; formats: readonly Format[] }) {
  const t = useTranslations('cinema');
  const { street } = cinema;
  const town = townLine(cinema);
  const isNew = (line: string) => !street || !line.startsWith(street);
  const access = pickFirstLines(cinema.itinerary ?? '', 3)
    .filter(isNew)
    .slice(0, 2);
  return (
    <div className={styles.facts}>
      <div>
        <h2 className={styles.title}>{t('address')}</h2>
        <address>
          {(street || town) && (
            <span className={styles.street}>
              {street && <span className={styles.road}>{street}</span>}
              {street && town && (
                <span className={styles.break}>
                  , <br />
                </span>
              )}
              {town && <span className={styles.town}>{town}</span>}
            </span>
          )}{' '}
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
