'use client';
// Which towns come first is the visitor's own: the page is everyone's.
import { type ReactNode, useEffect } from 'react';
import { openTargeted } from '@/lib/visitor/device/open-targeted';
import { useShown } from '@/lib/visitor/device/use-shown';
import { isPlaceSought, useLocator } from '@/lib/visitor/place/locator.store';
import { orderTowns, type Town, townsAtOnce } from './cinemas.logic';
import styles from './towns.module.scss';

const none: readonly string[] = [];

type Props = {
  towns: readonly (Town & { group: ReactNode })[];
  /** The line that opens the others; left out where there are none. */
  more?: string;
};

/**
 * The towns of the list, those of the place that the visitor chose first: a town, what is around them, their favourites.
 * The others follow at a press.
 */
export function OwnTownsFirst({ towns, more }: Props) {
  const own = useLocator(({ place, source }) => (source === 'cookie' || source === 'chosen' ? place?.cinemas : none));
  const isSought = useLocator(isPlaceSought);
  useShown(own !== undefined && (own !== none || !isSought));
  useEffect(() => {
    openTargeted();
    addEventListener('hashchange', openTargeted);
    return () => removeEventListener('hashchange', openTargeted);
  }, []);
  const groups = orderTowns(towns, own ?? none).map(({ group }) => group);
  if (!more) return groups;
  return (
    <>
      {groups.slice(0, townsAtOnce)}
      <details data-others>
        <summary className={styles.more}>{more}</summary>
        <div className={styles.others}>{groups.slice(townsAtOnce)}</div>
      </details>
    </>
  );
}
