'use client';
// Whose favourites these are, only the browser knows.
import { useLocale, useTranslations } from 'next-intl';
import { query } from '@/lib/api/query';
import { useQuery } from '@/lib/api/use-query';
import { useFavourites } from '@/lib/visitor/marks/use-favourites';
import { useSession } from '@/lib/visitor/session/session';
import { pickFavourites } from './favourites.logic';
import styles from './favourites.module.scss';

export function FavouritesCountIsland({ limit }: { limit: number }) {
  const t = useTranslations('favourites');
  const { client } = useSession();
  const slugs = useFavourites();
  const { data: cinemas } = useQuery({ ...query(useLocale(), 'cinemas', {}), enabled: client !== null });
  return (
    <p className={styles.count} role="status">
      {client && cinemas && t('count', { count: pickFavourites(slugs, cinemas).length, limit })}
    </p>
  );
}
