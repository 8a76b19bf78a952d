import type { ReactNode } from 'react';
import styles from './page-head.module.scss';

interface Props {
  title: string;
  /** A line beside the title, or under it where there is no room. */
  children?: ReactNode;
}

/** The title of a page without a picture. */
export function PageHead({ title, children }: Props) {
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      {children && <p className={styles.text}>{children}</p>}
    </div>
  );
}
