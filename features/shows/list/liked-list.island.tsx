'use client';
// Draws the grid once more, the best liked first, where an address asks for it, which only the browser knows.
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { leastVoices } from '@/lib/domain/reception';
import { useAddressFilters } from '@/lib/routing/use-filters';
import styles from '../filters/filters.module.scss';
import { tellTitles } from '../filters/page-items';
import { useLiked } from '../filters/use-liked';
import { GridCard } from './grid-card.lean';
import grid from './shows.module.scss';
import { restKey, type Titles } from './titles.logic';

/** In place of the grid and of what that keeps for a press, which stand until it is there. */
export function LikedListIsland() {
  const { order } = useAddressFilters();
  const { data, hasFailed } = useLiked<Titles<'grid'>>(order);
  const t = useTranslations('filters');
  const cards = order && data?.[restKey];
  useEffect(() => {
    // Filters look at what is in the page.
    if (cards) tellTitles();
  }, [cards]);
  return (
    <div data-in="book kids">
      <p aria-live="polite" className={styles.left}>
        {hasFailed && t('orderFailed')}
        {cards && t('order', { least: leastVoices })}
      </p>
      {cards && (
        <>
          <style>{'[data-usual]{display:none}'}</style>
          <ul className={`${grid.grid} ${styles.liked}`}>
            {cards.map((card) => (
              <li
                key={`${card.lists} ${card.slug}`}
                data-in={card.lists}
                data-show={card.slug}
                data-genres={card.genres}
                data-age={card.age}
              >
                <GridCard {...card} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
