import { useTranslations } from 'next-intl';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import styles from './next-showings.module.scss';
import { SoonChips } from './soon-chips';
import type { TonightFilm } from './tonight.logic';

type Props = { films: readonly TonightFilm[]; isWaiting: boolean };

const places = [1, 2, 3];

/** The films after the one in sight, each with its own next showings. */
export function MoreFilms({ films, isWaiting }: Props) {
  const t = useTranslations('tonight');
  if (!films.length && !isWaiting)
    return (
      <p className={styles.inside} role="status">
        {t('noMore')}
      </p>
    );
  return (
    <ul className={styles.films}>
      {films.length
        ? films.map((film) => (
            <li key={film.slug} className={styles.inside}>
              <h3 className={styles.film}>
                <IntentLink href={film.href}>{film.title}</IntentLink>
              </h3>
              <SoonChips film={film} />
            </li>
          ))
        : places.map((place) => (
            <li key={place} className={styles.inside} aria-hidden="true">
              <Skeleton height="1.5rem" />
              <SoonChips film={undefined} />
            </li>
          ))}
    </ul>
  );
}
