import type { ReactNode } from 'react';
import styles from './notice-fold.module.scss';

interface Props {
  /** What it is about, in plain words: of its first line as much as there is room for. */
  first: string | null;
  /** All of it, these words too. */
  children: ReactNode;
}

/** A notice that takes one line of a phone and opens there, so that the times stay in the first view; elsewhere it stands whole. */
export const NoticeFold = ({ first, children }: Props) => (
  <details className={styles.notice}>
    <summary className={styles.line}>
      <span className={styles.first}>{first?.split('\n')[0]}</span>
    </summary>
    <div className={styles.whole}>{children}</div>
  </details>
);
