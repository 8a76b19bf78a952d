import type { ReactNode } from 'react';
import styles from './header-tool.module.scss';

/** The look of what stands at the end of the header; `steady` keeps one width whatever its word. */
export const headerToolClass = ({ steady = false } = {}): string =>
  [styles.tool, steady && styles.steady].filter(Boolean).join(' ');

/** Its word: in sight where the header has room, and read out everywhere. */
export const HeaderToolWord = ({ children }: { children: ReactNode }) => (
  <span className={styles.word}>{children}</span>
);
