'use client';
// Shows the place that this visitor chose, and opens the search for another one.
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Icon } from '@/components/icon/icon';
import { withoutBrand } from '@/lib/sites/brand';
import { useLocator } from '@/lib/visitor/locator.store';
import styles from './locator.module.scss';

const LocatorDialog = dynamic(() => import('./parts/locator-dialog.island').then((file) => file.LocatorDialog), {
  ssr: false,
});
const PlaceFinder = dynamic(() => import('./parts/place-finder.island').then((file) => file.PlaceFinder), {
  ssr: false,
});

/** Longer names leave a phone no room for the count (look, "Long words"). */
const longName = 10;

export function LocatorButton({ listPath }: { listPath: string }) {
  const t = useTranslations('locator');
  const { choice, place, isOpen, open } = useLocator();
  const [unnamed, setUnnamed] = useState(false);
  const wanted = choice && !place && !unnamed;
  const name = place && withoutBrand(place.name);
  const count = choice?.mode === 'city' && place ? t('count', { count: place.cinemas.length }) : null;
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={name ? t('chosen', { place: count ? `${name}, ${count}` : name }) : undefined}
        data-wanted={wanted || undefined}
        data-long={(name && name.length > longName) || undefined}
        onClick={open}
      >
        <Icon name="pin" />
        <span className={styles.name}>{name ?? t('choose')}</span>
        {count && <small className={styles.count}>· {count}</small>}
        <Icon name="down" />
      </button>
      {isOpen && <LocatorDialog listPath={listPath} />}
      {wanted && <PlaceFinder choice={choice} onFail={() => setUnnamed(true)} />}
    </>
  );
}
