import type { ReactNode } from 'react';
import { KeepInView } from './keep-in-view.island';
import styles from './tabs.module.scss';

interface Props {
  /** What the tabs choose. */
  label: string;
  /** List items, each a link with `tabClass`; the one shown has aria-current. */
  children: ReactNode;
}

/** Big words side by side, each a link to its own address. */
export function Tabs({ label, children }: Props) {
  return (
    <nav aria-label={label}>
      <KeepInView>
        <ul className={styles.tabs}>{children}</ul>
      </KeepInView>
    </nav>
  );
}

export const tabClass: string = styles.tab ?? '';

/** How many are behind a tab, as an exponent; of all, so it is hidden where a filter leaves fewer. */
export function TabCount({ children }: { children: number }) {
  return (
    <sup className={styles.count} data-total>
      {children}
    </sup>
  );
}
