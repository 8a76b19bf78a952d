import type { ReactNode } from 'react';
import styles from './ticket-card.module.scss';

interface Props {
  /** Above the tear: what it is. */
  children: ReactNode;
  /** Below: how much, until when, and the action. Without it there is no tear. */
  foot: ReactNode;
  /** From a tablet on, the tear stands upright and the foot beside it. */
  upright?: boolean;
}

/** A ticket to tear: near-white paper with a dashed line and two notches in the colour beneath. */
export function TicketCard({ children, foot, upright = false }: Props) {
  return (
    <div className={styles.stub} data-upright={upright ? '' : undefined} data-surface="paper">
      <div className={styles.head}>{children}</div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </div>
  );
}
