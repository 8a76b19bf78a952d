'use client';
// A rail is moved by hand and by keys without them, so their code comes once the page has all it needs.
import { later } from '@/components/page/later/later.island';
import type { Props } from './arrows.island';
import styles from './rail-arrows.module.scss';

/** Moves the rail of an id by what is in view; nothing where all of it is. */
export const RailArrows = later<Props>(
  () => import('./arrows.island').then((file) => file.Arrows),
  () => <div className={styles.arrows} />,
);
