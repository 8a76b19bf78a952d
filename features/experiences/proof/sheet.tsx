import type { CSSProperties, ReactNode } from 'react';
import styles from './sheet.module.scss';

type SheetProps = {
  /** What the drawing says, in a sentence. */
  label: string;
  /** In the drawing's own measure. */
  width: number;
  height: number;
  children: ReactNode;
};

/** A drawing with words on it, which stay as large as words are however small the drawing gets. */
export const Sheet = ({ label, width, height, children }: SheetProps) => (
  <div className={styles.sheet} role="img" aria-label={label} style={{ aspectRatio: `${width} / ${height}` }}>
    {children}
  </div>
);

type LabelProps = {
  /** Shares of the width and of the height of the sheet. */
  x: number;
  y: number;
  /** Where its words stand: below and after the point, above it, or over it on a line. */
  side: 'end' | 'above' | 'over';
  isStrong?: boolean;
  children: ReactNode;
};

export const Label = ({ x, y, side, isStrong = false, children }: LabelProps) => (
  <span
    className={styles.label}
    data-side={side}
    data-strong={isStrong || undefined}
    style={{ '--x': x.toFixed(4), '--y': y.toFixed(4) } as CSSProperties}
  >
    {children}
  </span>
);
