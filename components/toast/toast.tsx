import type { ReactNode } from 'react';
import { Icon } from '@/components/icon/icon';
import styles from './toast.module.scss';

interface Props {
  children: ReactNode;
  level?: 'done' | 'warning';
  /** Undo, or a button that closes it. */
  action?: ReactNode;
}

const looks = {
  done: { icon: 'check', role: 'status' },
  warning: { icon: 'warning', role: 'alert' },
} as const;

/** The slip of paper that says what has just happened. Where it lies and how long is the caller's to say. */
export function Toast({ children, level = 'done', action }: Props) {
  const { icon, role } = looks[level];
  return (
    <div className={styles.toast} data-level={level} data-surface="paper" role={role}>
      <Icon name={icon} />
      <span>{children}</span>
      {action && <span className={styles.action}>{action}</span>}
    </div>
  );
}
