import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Rating } from '@/components/views/rating/rating';
import type { ShowSummary } from '@/lib/domain/show';
import { formatDuration } from '@/lib/i18n/duration';
import { showHref } from '@/lib/routing/show-screen';
import { CardFace } from './card-face.lean';
import styles from './film-card.module.scss';

type Props = {
  show: ShowSummary;
  /** `h2` where the page has no heading above the list. */
  as?: 'h2' | 'h3';
  /** The line under the facts; left out, how many showings the next day holds. */
  line?: ReactNode;
  /** In the visitor's own list. */
  isKept?: boolean;
  /** In the first rows of the page. */
  first?: boolean;
};

/** One title in a grid or a rail: the whole card is its link. Hands its face no more than differs from card to card. */
export function FilmCard({ show, as, line, isKept, first }: Props) {
  const t = useTranslations('film');
  const mark = useTranslations('mark');
  const to = showHref(useLocale(), show);
  const facts = [show.minutes && formatDuration(show.minutes), show.genres[0]?.name].filter(Boolean).join(' · ');
  const below =
    line ?? (show.next24 > 0 && <p className={styles.facts}>{t('showingsSoon', { count: show.next24 })}</p>);
  return (
    <CardFace
      slug={show.slug}
      title={show.title}
      keep={mark('film', { name: show.title })}
      href={to}
      {...(show.poster && { poster: show.poster.md })}
      {...(show.tone && { tone: show.tone })}
      {...(show.flag && { flag: show.flag })}
      {...(facts && { facts })}
      {...(isKept && { isKept })}
      {...(first && { first })}
      {...(as && { as })}
    >
      {below}
      <Rating rating={show.rating} />
    </CardFace>
  );
}
