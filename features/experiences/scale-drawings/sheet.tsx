import type { CSSProperties, ReactNode } from 'react';
import styles from './sheet.module.scss';

/** What a drawing shows, in its own measure. */
type View = { left: number; top: number; width: number; height: number };

type SheetProps = {
  /** What the drawing says, in a sentence. */
  label: string;
  view: View;
  /** Its shapes. */
  drawing: ReactNode;
  /** Its words. */
  children?: ReactNode;
};

/** A drawing with words on it, which stay as large as words are however small the drawing gets. */
export const Sheet = ({ label, view: { left, top, width, height }, drawing, children }: SheetProps) => (
  <div className={styles.sheet} role="img" aria-label={label} style={{ aspectRatio: `${width} / ${height}` }}>
    <svg className={styles.drawing} viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
      {drawing}
    </svg>
    {children}
  </div>
);

/** A hall from above, with as much left free around its walls. */
export const viewOf = ({ width, length }: { width: number; length: number }, free: number): View => ({
  left: -free,
  top: -free,
  width: width + 2 * free,
  height: length + 2 * free,
});

/** Where a point of the drawing is on its sheet, for its words. */
export const pointOn = ({ left, top, width, height }: View, x: number, y: number) => ({
  x: (x - left) / width,
  y: (y - top) / height,
});

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
