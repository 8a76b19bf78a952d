import type { CSSProperties } from 'react';
import styles from './skeleton.module.scss';

interface Props {
  /** CSS lengths: the box of what arrives. Without a height it takes the parent's. */
  width?: string;
  height?: string;
  /** `poster` is 2:3 at the width of its parent. */
  shape?: 'block' | 'poster';
}

/** The box of what is on its way. Hidden from assistive technology: say once, elsewhere, that it loads. */
export function Skeleton({ width, height, shape = 'block' }: Props) {
  const style: CSSProperties = { inlineSize: width, blockSize: height };
  return <span className={styles.skeleton} data-shape={shape} style={style} aria-hidden="true" />;
}
