import { useLocale, useTranslations } from 'next-intl';
import { FilmCard } from '@/components/film-card/film-card';
import { Rail } from '@/components/rail/rail';
import { Skeleton } from '@/components/skeleton/skeleton';
import type { ShowSummary } from '@/lib/domain/show';
import { formatDay } from '@/lib/i18n/day';
import styles from '../wishlist.module.scss';
import { OwnOpinion } from './own-opinion';

type Props = {
  shows: readonly ShowSummary[];
  /** Says when they come out. */
  isDated?: boolean;
  /** Asks what they were like. */
  isRated?: boolean;
};

/** Items of a list. */
export function Cards({ shows, isDated = false, isRated = false }: Props) {
  const t = useTranslations('feelings');
  const locale = useLocale();
  return shows.map((show) => (
    <li key={show.slug}>
      <FilmCard
        show={show}
        isKept
        {...(isDated &&
          show.releasedOn && {
            line: (
              <p className={styles.line}>
                {t.rich('on', { date: formatDay(show.releasedOn, locale, 'short'), b: (chunks) => <b>{chunks}</b> })}
              </p>
            ),
          })}
      />
      {isRated && <OwnOpinion slug={show.slug} name={show.title} />}
    </li>
  ));
}

/** The boxes of as many while they are on their way. */
export function LoadingCards({ count, isRail }: { count: number; isRail: boolean }) {
  const boxes = Array.from({ length: count }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they all are the same
    <li key={place} className={styles.loading}>
      <Skeleton shape="poster" />
      <Skeleton width="80%" height="1.125rem" />
      <Skeleton width="60%" height="0.875rem" />
      <Skeleton width="50%" height="0.875rem" />
    </li>
  ));
  if (isRail) return <Rail id="own-films">{boxes}</Rail>;
  return <ul className={styles.grid}>{boxes}</ul>;
}
