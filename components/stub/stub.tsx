import type { ReactNode } from 'react';
import styles from './stub.module.scss';

interface Props {
  /** Above the tear: what it is. */
  children: ReactNode;
  /** Below: how much, until when, and the action. */
  foot: ReactNode;
}

/** A ticket to tear: near-white paper with a dashed line and two notches in the colour beneath. */
export function Stub({ children, foot }: Props) {
  return (
    <div className={styles.stub} data-surface="paper">
      <div className={styles.head}>{children}</div>
      <div className={styles.foot}>{foot}</div>
    </div>
  );
}
