'use client';
// A rail is moved by hand and by keys without them, so their code comes once the page has all it needs.
import { loadLater } from '@/components/page/load-later/load-later.island';
import type { Props } from './arrows.island';
import styles from './rail-arrows.module.scss';

/** Moves the rail of an id by what is in view; nothing where all of it is. */
export const RailArrows = loadLater<Props>(
  () => import('./arrows.island').then((file) => file.Arrows),
  () => <div className={styles.arrows} />,
);
