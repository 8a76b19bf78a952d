import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import type { ContentRating } from '@/lib/domain/show';
import type { RatingSystem } from '@/lib/sites/sites';
import { findPictogram } from './pictogram';
import styles from './rating.module.scss';

type Props = {
  system: RatingSystem;
  rating: ContentRating | null;
  /** With the warning and the rules around it. */
  full?: boolean;
};
type View = (props: { rating: ContentRating; full: boolean }) => ReactNode;

/**
 * What the country's authority says of a film, in the words its law asks for (conventions, "Age ratings").
 * The system is named, so that an island with many ratings goes without the table of sites.
 */
export function RatingView({ system, rating, full = false }: Props) {
  const t = useTranslations('rating');
  if (!rating) return <p className={styles.pending}>{t('notRated')}</p>;
  const View = views[system];
  return <View rating={rating} full={full} />;
}

const views: Record<RatingSystem, View> = { csa: Sentence, cinecheck: Age, swiss: Swiss, plain: Plain };

function Sentence({ rating, full }: { rating: ContentRating; full: boolean }) {
  if (rating.forAll && !rating.warning) return null;
  return (
    <p className={full ? styles.legalFull : styles.legal}>
      {!rating.forAll && rating.sentence}
      {rating.warning && (full || rating.forAll) && <span className={styles.warning}>{rating.warning}</span>}
    </p>
  );
}

function Age({ rating }: { rating: ContentRating }) {
  const t = useTranslations('rating');
  const signs = rating.pictograms.map(({ ref, description }) => ({ kind: findPictogram(ref), description }));
  const age = rating.forAll ? t('everyone') : t('fromAge', { age: rating.ref });
  const name = [age, ...signs.map(({ kind, description }) => (kind ? t(`pictogram.${kind}`) : description))].join(', ');
  return (
    <p className={styles.rate} role="img" aria-label={t('kijkwijzer', { rating: name })}>
      <b className={styles.disc}>{rating.forAll ? 'AL' : rating.ref}</b>
      {signs.map(({ kind, description }) =>
        kind ? <Icon key={kind} name={kind} /> : <span key={description}>{description}</span>,
      )}
    </p>
  );
}

/** The legal age, then the suggested one in brackets; that cantons differ is said once a page, not on every card. */
function Swiss({ rating, full }: { rating: ContentRating; full: boolean }) {
  const t = useTranslations('rating');
  return (
    <p className={styles.rate}>
      <b className={styles.ages}>{rating.ref}</b>
      {full && t('cantonal')}
    </p>
  );
}

function Plain({ rating, full }: { rating: ContentRating; full: boolean }) {
  return <p className={full ? styles.legalFull : styles.legal}>{rating.sentence || rating.label}</p>;
}
