import type { ReactNode } from 'react';
import styles from './section-head.module.scss';

interface Props {
  title: ReactNode;
  /** So that the section can be named by its heading. */
  id?: string;
  level?: 2 | 3;
  /** The link to all of it, at the right. */
  more?: ReactNode;
  /** Rail arrows, from 1080 px. */
  arrows?: ReactNode;
}

export function SectionHead({ title, id, level = 2, more, arrows }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.head}>
      <Heading className={styles.title} id={id}>
        {title}
      </Heading>
      {more && <div className={styles.more}>{more}</div>}
      {arrows && <div className={styles.arrows}>{arrows}</div>}
    </div>
  );
}
