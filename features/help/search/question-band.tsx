import type { ReactNode } from 'react';
import { Wrap } from '@/components/ui/layout/layout';
import styles from './question-band.module.scss';

/** The band that the question is asked in; low where answers follow at once. */
export function QuestionBand({ low, children }: { low?: true; children: ReactNode }) {
  return (
    <div className={styles.ask} data-low={low}>
      <Wrap>{children}</Wrap>
    </div>
  );
}
