import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import styles from './finder.module.scss';

interface Props {
  label: string;
  name: string;
  value: string;
  onFind: (text: string) => void;
  /** How many there are, read out when it changes; nothing while nothing is asked. */
  found: ReactNode;
  /** Beside the field instead of below it, where there is room. */
  isBeside?: boolean;
}

/** A line in which a list is narrowed while the visitor types; it says itself what for. Of no use without scripts, and gone there. */
export function Finder({ label, name, value, onFind, found, isBeside = false }: Props) {
  return (
    <search className={styles.finder} data-beside={isBeside || undefined}>
      <div className={styles.field}>
        <Icon name="search" />
        <input
          className={styles.input}
          aria-label={label}
          placeholder={label}
          type="search"
          name={name}
          value={value}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => onFind(event.currentTarget.value)}
        />
      </div>
      <p role="status" className={styles.found}>
        {found}
      </p>
    </search>
  );
}
