import type { ReactNode } from 'react';
import styles from './filter-pick.module.scss';

/** The look of a pick that is a link to a list of its own; `current` on the link marks the one shown. */
export const pickClass = styles.pick;

/** The bar where each pick is a page. */
export function PickNav({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.bar} aria-label={label}>
      {children}
    </nav>
  );
}
