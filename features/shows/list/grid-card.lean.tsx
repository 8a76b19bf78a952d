'use client';
// Sends less: as a component with short props, its lines stand in the page once and not in the flight data too.
import { CardFace } from '@/components/views/film-card/card-face';
import { OpeningTime } from '@/components/views/opening/opening-time';
import { RatingView } from '@/components/views/rating/rating-view';
import type { CardFacts } from './card-facts';
import { fillTitle, type RowWords } from './row-words';
import styles from './shows.module.scss';

/** A card of the grid, above which stands no heading but the page's. */
export const GridCard = ({ from, opening, rating, words, slug: _, ...card }: CardFacts & { words: RowWords }) => (
  <CardFace {...card} keep={fillTitle(words.keep, card.title)} as="h2">
    {from && (
      <p className={styles.from}>
        {from[0]}
        <b>{from[1]}</b>
        {from[2]}
      </p>
    )}
    {opening && (
      <p className={styles.opening}>
        <OpeningTime said={opening} />
      </p>
    )}
    {rating && <RatingView words={rating} />}
  </CardFace>
);
