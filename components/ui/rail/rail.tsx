import type { CSSProperties, ReactNode } from 'react';
import styles from './rail.module.scss';

interface Props {
  /** So that `RailArrows` can find it. */
  id: string;
  /** List items. */
  children: ReactNode;
  /** `posters` shows 2.2, 3.8, then 5.25 at a time; `half` is for a rail in half a page: three from 1080 px. */
  fit?: 'posters' | 'half';
  /** A width for every item instead, such as `19rem`. */
  itemWidth?: string;
}

/** A row that scrolls sideways and stops at each item; part of the next one stays in view. */
export function Rail({ id, children, fit = 'posters', itemWidth }: Props) {
  const width = itemWidth ? { style: { '--rail-item': itemWidth } as CSSProperties } : {};
  return (
    <ul className={styles.rail} id={id} data-fit={fit} {...width}>
      {children}
    </ul>
  );
}
