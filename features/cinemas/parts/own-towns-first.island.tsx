'use client';
// Which towns come first is the visitor's own: the page is everyone's.
import { type ReactNode, useEffect } from 'react';
import { openTargeted } from '@/lib/visitor/device/open-targeted';
import { useShown } from '@/lib/visitor/device/use-shown';
import { isPlaceSought, useLocator } from '@/lib/visitor/place/locator.store';
import { orderTowns, townsAtOnce } from './cinemas.logic';
import styles from './towns.module.scss';

const none: readonly string[] = [];

/** What a search finds it by stands beside it (`narrow-list.ts`). */
type Line = { slug: string; row: ReactNode; names: string; codes: string; tags: string };
type Town = { slug: string; head: ReactNode; cinemas: readonly Line[] };

type Props = {
  towns: readonly Town[];
  /** The line that opens the others; left out where there are none. */
  more?: string;
};

/**
 * The towns of the list, those of the place that the visitor chose first: a town, what is around them, their favourites.
 * The cinemas of that place keep room for what they show next. The others follow at a press.
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
  const groups = orderTowns(towns, own ?? none).map((town) => <Group key={town.slug} town={town} own={own ?? none} />);
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

const Group = ({ town: { slug: city, head, cinemas }, own }: { town: Town; own: readonly string[] }) => (
  <section id={city} data-city="" aria-labelledby={`${city}-name`}>
    {head}
    <ul>
      {cinemas.map(({ slug, row, names, codes, tags }) => (
        <li
          key={slug}
          {...{ 'data-slug': slug, 'data-names': names, 'data-codes': codes, 'data-tags': tags }}
          data-keeps-times={own.includes(slug) ? '' : undefined}
        >
          {row}
        </li>
      ))}
    </ul>
  </section>
);
