import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icon.names';
import styles from './toast.module.scss';

interface Props {
  children: ReactNode;
  level?: 'done' | 'info' | 'warning';
  /** Left out: the one of its level. */
  icon?: IconName;
  /** Undo, or try again. */
  action?: ReactNode;
  /** The button that puts it away. */
  close?: ReactNode;
}

const looks = {
  done: { icon: 'check', role: 'status' },
  info: { icon: 'info', role: 'status' },
  warning: { icon: 'warning', role: 'alert' },
} as const;

/** The slip of paper that says what has just happened. Where it lies and how long is the caller's to say. */
export function Toast({ children, level = 'done', icon, action, close }: Props) {
  const look = looks[level];
  return (
    <div className={styles.toast} data-level={level} data-surface="paper" role={look.role}>
      <Icon name={icon ?? look.icon} />
      <div className={styles.words}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
      {close && <div className={styles.close}>{close}</div>}
    </div>
  );
}
