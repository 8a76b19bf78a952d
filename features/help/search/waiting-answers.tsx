import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { firstAnswers } from './help-search.logic';
import styles from './waiting-answers.module.scss';

/** The boxes of a heading and the first answers. */
export function WaitingAnswers() {
  return (
    <div className={styles.waiting} data-waiting="">
      <Skeleton width="60%" height="2.25rem" />
      {Array.from({ length: firstAnswers }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: boxes are all alike
        <Skeleton key={index} height="4.5rem" />
      ))}
    </div>
  );
}
