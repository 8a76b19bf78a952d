import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { firstAnswers } from './help-search.logic';
import styles from './waiting.module.scss';

/** The boxes of a heading and the first answers. */
export function Waiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton width="60%" height="2.25rem" />
      {Array.from({ length: firstAnswers }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: boxes are all alike
        <Skeleton key={place} height="4.5rem" />
      ))}
    </div>
  );
}
