import { useLocale, useTranslations } from 'next-intl';
import { FilmCard } from '@/components/views/film-card/film-card';
import type { ShowSummary } from '@/lib/domain/show';
import { formatDay } from '@/lib/i18n/day';
import { OwnOpinion } from '../opinion/own-opinion';
import { LoadingCards } from './loading-cards';
import styles from './wishlist.module.scss';

export type Props = {
  /** Null while they are read. */
  shows: readonly ShowSummary[] | null;
  /** How many boxes stand for them until then. */
  places?: number;
  /** Says when they come out. */
  isDated?: boolean;
  /** Asks what they were like. */
  isRated?: boolean;
};

/** Items of a list. */
export function Cards({ shows, places = 0, isDated = false, isRated = false }: Props) {
  const t = useTranslations('feelings');
  const locale = useLocale();
  if (!shows) return <LoadingCards count={places} />;
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
