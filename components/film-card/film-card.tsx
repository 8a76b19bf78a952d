import { useTranslations } from 'next-intl';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from '@/components/link/link';
import { Mark } from '@/components/mark/mark';
import { Picture } from '@/components/picture/picture';
import { Rating } from '@/components/rating/rating';
import { Ribbon } from '@/components/ribbon/ribbon';
import type { ShowSummary } from '@/lib/domain/show';
import { formatDuration } from '@/lib/i18n/duration';
import styles from './film-card.module.scss';

type Props = {
  show: ShowSummary;
  /** `h2` where the page has no heading above the list. */
  as?: 'h2' | 'h3';
  /** The line under the facts; left out, how many showings the next day holds. */
  line?: ReactNode;
  /** In the first rows of the page. */
  first?: boolean;
};

/** One title in a grid or a rail: the whole card is its link. */
export function FilmCard({ show, as: Heading = 'h3', line, first = false }: Props) {
  const t = useTranslations('film');
  const facts = [show.minutes && formatDuration(show.minutes), show.genres[0]?.name].filter(Boolean);
  return (
    <article className={styles.card} style={{ '--glow': show.tone ?? undefined } as CSSProperties}>
      <div className={styles.art}>
        <Picture
          src={show.poster?.md ?? null}
          alt=""
          sizes={240}
          tone={show.tone ?? undefined}
          title={show.title}
          first={first}
        />
        {show.flag && (
          <span className={styles.ribbon}>
            <Ribbon flag={show.flag.colour}>{show.flag.text}</Ribbon>
          </span>
        )}
      </div>
      <div className={styles.words}>
        <Heading className={styles.title}>
          <Link to={show.isMovie ? 'movie' : 'entertainment'} params={{ slug: show.slug }}>
            {show.title}
          </Link>
        </Heading>
        {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
        {line ?? (show.next24 > 0 && <p className={styles.facts}>{t('showingsSoon', { count: show.next24 })}</p>)}
        <Rating rating={show.rating} />
        <Mark kind="film" slug={show.slug} name={show.title} look="card" />
      </div>
    </article>
  );
}
