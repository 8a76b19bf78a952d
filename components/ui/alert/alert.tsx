import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import styles from './alert.module.scss';

interface Props {
  title?: string;
  children?: ReactNode;
  level?: 'info' | 'warning';
  /** At the end, such as a button that closes it. */
  action?: ReactNode;
  /** Set for one that appears after the page: it is read out. */
  live?: boolean;
}

const icons = { info: 'info', warning: 'warning' } as const;

/** Something to know before going on. */
export function Alert({ title, children, level = 'info', action, live = false }: Props) {
  return (
    <div className={styles.alert} data-level={level} role={live ? 'alert' : undefined}>
      <span className={styles.icon}>
        <Icon name={icons[level]} />
      </span>
      <div>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.text}>{children}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
