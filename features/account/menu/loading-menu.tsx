import { Skeleton } from '@/components/ui/skeleton/skeleton';
import styles from './menu.module.scss';

/** The box of the menu while nobody knows whose it is. */
export const LoadingMenu = () => (
  <div className={styles.loading}>
    <Skeleton height="100%" />
  </div>
);
