import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { LoadingLines } from '../chip/loading-lines';
import styles from './film-row.module.scss';

/** The boxes of some film rows: poster, two lines, three chips. */
export function LoadingRows({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => index).map((index) => (
    <div key={index} className={styles.row}>
      <div className={styles.art}>
        <Skeleton shape="poster" />
      </div>
      <div className={styles.words}>
        <Skeleton width="12rem" height="1.75rem" />
        <Skeleton width="8rem" height="1rem" />
      </div>
      <div className={styles.lines}>
        <LoadingLines chips={3} />
      </div>
    </div>
  ));
}
