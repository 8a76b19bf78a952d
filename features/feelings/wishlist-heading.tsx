import { Words } from '@/lib/i18n/words';
import { WishlistCount } from './wishlist-count.island';
import styles from './wishlist-heading.module.scss';

/** The heading of the list, and how long it is. */
export function WishlistHeading({ title }: { title: string }) {
  return (
    <div className={styles.heading}>
      <h1 className={styles.title}>{title}</h1>
      <Words of={['feelings']}>
        <WishlistCount className={styles.count} />
      </Words>
    </div>
  );
}
