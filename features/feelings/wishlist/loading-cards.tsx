import { Skeleton } from '@/components/ui/skeleton/skeleton';
import styles from './wishlist.module.scss';

/** The boxes of as many cards, as items of a list, while they are on their way. */
export const LoadingCards = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they all are the same
    <li key={index} className={styles.loading}>
      <Skeleton shape="poster" />
      <Skeleton width="80%" height="1.125rem" />
      <Skeleton width="60%" height="0.875rem" />
      <Skeleton width="50%" height="0.875rem" />
    </li>
  ));
