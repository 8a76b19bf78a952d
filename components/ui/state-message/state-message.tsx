import type { ReactNode } from 'react';
import styles from './state-message.module.scss';

interface Props {
  /** An honest sentence. */
  title: string;
  text?: string;
  /** The ways on: links and buttons. */
  children?: ReactNode;
  level?: 2 | 3;
  /** `error` when something failed and can be tried again; it is announced. */
  kind?: 'empty' | 'error';
}

/** What stands where nothing was found or something failed. */
export function StateMessage({ title, text, children, level = 3, kind = 'empty' }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.state} data-kind={kind} role={kind === 'error' ? 'alert' : undefined}>
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.ways}>{children}</div>}
    </div>
  );
}
