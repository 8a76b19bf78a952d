import type { ReactNode } from 'react';
import styles from './row.module.scss';

interface Props {
  title: string;
  text?: string;
  /** What can be done about it. */
  children?: ReactNode;
}

/** One line of the account: what it is, what it says, what can be done. */
export function Row({ title, text, children }: Props) {
  return (
    <div className={styles.row}>
      <div>
        <p className={styles.title}>{title}</p>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {children && <div className={styles.act}>{children}</div>}
    </div>
  );
}
