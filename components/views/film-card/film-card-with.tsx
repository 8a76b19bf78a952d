import { useLocale, useTranslations } from 'next-intl';
import type { ComponentType, ReactNode } from 'react';
import { findOpening, OpeningWords } from '@/components/views/opening/opening-words';
import { Rating } from '@/components/views/rating/rating';
import type { ShowSummary } from '@/lib/domain/show';
import type { CardFaceProps } from './card-face';
import { buildCardFace } from './card-words';
import styles from './film-card.module.scss';

export interface FilmCardProps {
  show: ShowSummary;
  /** `h2` where the page has no heading above the list. */
  as?: 'h2' | 'h3';
  /** The line under the facts; left out, when booking opens. */
  line?: ReactNode;
  /** What its tags say of it. */
  flags?: readonly string[] | undefined;
  /** In the visitor's own list. */
  isKept?: boolean;
  /** In the first rows of the page. */
  first?: boolean;
}

interface DrawnProps extends FilmCardProps {
  Face: ComponentType<CardFaceProps>;
}

/** Hands its face no more than differs from card to card. */
export function FilmCardWith({ Face, show, as, line, flags, isKept, first }: DrawnProps) {
  const film = useTranslations('film');
  const mark = useTranslations('mark');
  const locale = useLocale();
  return (
    <Face
      {...buildCardFace(show, flags ?? [], { locale, film, mark })}
      {...(isKept && { isKept })}
      {...(first && { first })}
      {...(as && { as })}
    >
      {line ?? <UsualLine show={show} />}
      <Rating rating={show.rating} />
    </Face>
  );
}

/** From when it can be booked, where nothing is on sale yet. */
function UsualLine({ show }: { show: ShowSummary }) {
  const opening = show.next24 > 0 ? null : findOpening(show);
  return (
    opening && (
      <p className={styles.facts}>
        <OpeningWords opening={opening} />
      </p>
    )
  );
}
