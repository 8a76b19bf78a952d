import type { ReactNode } from 'react';
import styles from './town.module.scss';

/** Above the rows of a town: what may be asked of its showings, so that nothing moves when it comes. */
export const Room = ({ children }: { children?: ReactNode }) => <div className={styles.room}>{children}</div>;
