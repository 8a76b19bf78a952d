'use client';
// Whose favourites these are, only the browser knows.
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { StateMessage } from '@/components/ui/state-message/state-message';
import { CinemaRow } from '@/components/views/cinema-row/cinema-row';
import { useMarkFocus } from '@/components/views/mark/use-mark-focus';
import { query } from '@/lib/api/query';
import { useQuery } from '@/lib/api/use-query';
import type { CinemaSummary } from '@/lib/domain/cinema';
import { useFavourites } from '@/lib/visitor/marks/use-favourites';
import { CinemaFinder } from './cinema-finder.island';
import { pickFavourites } from './favourites.logic';
import styles from './favourites.module.scss';

export function FavouriteList({ limit }: { limit: number }) {
  const t = useTranslations('favourites');
  const slugs = useFavourites();
  const list = useMarkFocus<HTMLUListElement>(slugs.length);
  const { data: cinemas, isError, refetch } = useQuery(query(useLocale(), 'cinemas', {}));
  if (isError)
    return (
      <StateMessage kind="error" level={2} title={t('lost.title')} text={t('failed.text')}>
        <Button onClick={() => refetch()}>{t('lost.retry')}</Button>
      </StateMessage>
    );
  if (!cinemas) return <Skeleton height="20rem" />;
  const favourites = pickFavourites(slugs, cinemas);
  return (
    <>
      {favourites.length === 0 && <StateMessage level={2} title={t('empty.title')} text={t('empty.text')} />}
      <ul ref={list}>
        {favourites.map((cinema: CinemaSummary) => (
          <li key={cinema.slug} className={styles.row}>
            <CinemaRow cinema={cinema} as="h2" saysTown isFavourite />
          </li>
        ))}
      </ul>
      <CinemaFinder cinemas={cinemas} favourites={slugs} limit={limit} />
    </>
  );
}
