import type { ReactNode } from 'react';
import styles from './visually-hidden.module.scss';

/** Words that are heard and not seen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
