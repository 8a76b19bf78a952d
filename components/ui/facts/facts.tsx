import { Children, type ReactNode } from 'react';
import styles from './facts.module.scss';

/** Short facts in a row, a dot between them and none at the start of a line. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <ul className={styles.facts}>
      {Children.map(children, (fact) => (
        <li>{fact}</li>
      ))}
    </ul>
  );
}
