import { Words } from '@/lib/i18n/words';
import { FavouriteList } from './parts/favourite-list.island';
import styles from './parts/favourites.module.scss';

/** The favourite cinemas of whoever looks, and the way to others. */
export function FavouritesScreen({ limit }: { limit: number }) {
  return (
    <div className={styles.screen}>
      <Words of={['favourites', 'mark']}>
        <FavouriteList limit={limit} />
      </Words>
    </div>
  );
}
