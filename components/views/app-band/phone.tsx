import type { ReactNode } from 'react';
import styles from './phones.module.scss';

/** The upper part of a telephone at eighteen minutes to eight in the evening. */
export const Phone = ({ children }: { children: ReactNode }) => (
  <div className={styles.phone} data-surface="ink">
    <div className={styles.status}>
      19:42
      <svg viewBox="0 0 52 14" aria-hidden="true">
        <path d="M0 14V9h3v5zM5 14V6h3v8zM10 14V3h3v11zM15 14V0h3v14z" />
        <rect x="26.5" y="2.5" width="21" height="10" rx="3" fill="none" stroke="currentcolor" />
        <path d="M28 4h14v7H28zM49 5.500h2v4h-2z" />
      </svg>
    </div>
    {children}
  </div>
);
