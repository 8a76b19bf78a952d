import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { firstResults } from './help-search.logic';
import styles from './waiting-results.module.scss';

/** The boxes of a heading and the first answers. */
export function WaitingResults() {
  return (
    <div className={styles.waiting} data-waiting="">
      <Skeleton width="60%" height="2.25rem" />
      {Array.from({ length: firstResults }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: boxes are all alike
        <Skeleton key={index} height="4.5rem" />
      ))}
    </div>
  );
}
