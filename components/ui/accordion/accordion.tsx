import type { ReactNode } from 'react';
import styles from './accordion.module.scss';

interface Props {
  summary: ReactNode;
  children: ReactNode;
  open?: boolean;
  /** Accordions of one name close each other. */
  name?: string;
}

/** One line that opens on what it promises; works without scripts. */
export function Accordion({ summary, children, open, name }: Props) {
  return (
    <details className={styles.accordion} open={open} name={name}>
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
