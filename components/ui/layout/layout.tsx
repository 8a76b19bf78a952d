import type { ReactNode } from 'react';
import styles from './layout.module.scss';

/** The page's column: margins of the screen, 100rem at most. */
export function Wrap({ children }: { children: ReactNode }) {
  return <div className={styles.wrap}>{children}</div>;
}

interface SectionProps {
  children: ReactNode;
  /** The id of the heading that names it. */
  labelledBy?: string;
  id?: string;
  /** A band of its own surface, with room above and below; without one, room above only. */
  surface?: 'ink' | 'paper';
}

/** A part of a page, at the rhythm of the page, its content in the column. */
export function Section({ children, labelledBy, id, surface }: SectionProps) {
  return (
    <section className={styles.section} id={id} aria-labelledby={labelledBy} data-surface={surface}>
      <Wrap>{children}</Wrap>
    </section>
  );
}
