'use client';
// Finds a cinema while the visitor types.
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Finder } from '@/components/ui/finder/finder';
import { Highlight } from '@/components/ui/highlight/highlight';
import { useMarkFocus } from '@/components/views/mark/use-mark-focus';
import type { CinemaSummary } from '@/lib/domain/cinema';
import { searchCinemas } from './favourites.logic';
import styles from './favourites.module.scss';
import { useFavouriteChange } from './use-favourite-change';

interface Props {
  cinemas: readonly CinemaSummary[];
  favourites: readonly string[];
  limit: number;
}

export function CinemaFinder({ cinemas, favourites, limit }: Props) {
  const t = useTranslations('favourites.add');
  const [text, setText] = useState('');
  const others = searchCinemas(text, cinemas, favourites);
  const change = useFavouriteChange(limit);
  const list = useMarkFocus<HTMLUListElement>(cinemas.length - favourites.length);
  const isFull = favourites.length >= limit;
  return (
    <section className={styles.finder} aria-labelledby="add-cinema">
      <h2 id="add-cinema" className={styles.heading}>
        {t('title')}
      </h2>
      <Finder
        label={t('label')}
        name="cinema"
        value={text}
        onFind={setText}
        found={text.trim() && t('found', { count: others.length })}
      />
      <ul ref={list}>
        {others.map((cinema) => (
          <li key={cinema.slug} className={styles.option}>
            <span>
              <Highlight title={cinema.name} typed={text} />
              <small className={styles.place}>{[cinema.postalCode, cinema.city].filter(Boolean).join(' ')}</small>
            </span>
            {/* Still a button when there is no room: pressed, it says why and what to do. */}
            <Button
              data-mark
              aria-label={isFull ? undefined : t('addName', { name: cinema.name })}
              onClick={() => change(cinema, true)}
            >
              {t(isFull ? 'full' : 'add')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
