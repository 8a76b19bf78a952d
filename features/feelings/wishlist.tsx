import { Words } from '@/lib/i18n/words';
import { WishlistIsland } from './wishlist/wishlist.island';
import styles from './wishlist/wishlist.module.scss';

const words = ['feelings', 'film', 'rating', 'mark'] as const;

/** The films of whoever looks. */
export function WishlistScreen() {
  return (
    <div className={styles.screen}>
      <Words of={[...words, 'opinion']}>
        <WishlistIsland />
      </Words>
    </div>
  );
}

/** The first of them, for the front page of the account. */
export function WishlistRail({ path }: { path: string }) {
  return (
    <Words of={words}>
      <WishlistIsland first={5} path={path} />
    </Words>
  );
}
