'use client';
// How long it is until then, and that it has come, only the clock of who looks can say; what counts is sent to those films alone.
import { loadLater } from '@/components/page/load-later/load-later.island';
import styles from './clock.module.scss';

export const ClockIsland = loadLater(
  () => import('./clock').then(({ Clock }) => Clock),
  () => <div className={styles.clock} />,
);
