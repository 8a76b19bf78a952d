import type { ReactNode } from 'react';
import styles from './layout.module.scss';

interface WrapProps {
  children: ReactNode;
  /** Further down than any first screen: laid out in its turn, on a page that has `InTurn` (`components/page/in-turn`). */
  later?: boolean;
}

/** The page's column: margins of the screen, 100rem at most. */
export function Wrap({ children, later }: WrapProps) {
  return (
    <div className={styles.wrap} data-later={later ? '' : undefined}>
      {children}
    </div>
  );
}

interface SectionProps extends WrapProps {
  /** The id of the heading that names it. */
  labelledBy?: string;
  id?: string;
  /** A band of its own surface, with room above and below; without one, room above only. */
  surface?: 'ink' | 'paper';
}

/** A part of a page, at the rhythm of the page, its content in the column. */
export function Section({ children, labelledBy, id, surface, later }: SectionProps) {
  return (
    <section
      className={styles.section}
      id={id}
      aria-labelledby={labelledBy}
      data-surface={surface}
      data-later={later ? '' : undefined}
    >
      <Wrap>{children}</Wrap>
    </section>
  );
}
