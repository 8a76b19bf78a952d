import styles from './tag.module.scss';

/** A short mark in a thin frame, such as a format. */
export function Tag({ children }: { children: string }) {
  return <span className={styles.tag}>{children}</span>;
}
