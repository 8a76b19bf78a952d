'use client';
// Folds a column away on a phone; on wider screens it is always open and there is nothing to press.
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import styles from './fold.module.scss';

interface Props {
  title: string;
  children: ReactNode;
}

export function Fold({ title, children }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.fold} data-open={open || undefined}>
      <h2 className={styles.heading}>
        <span className={styles.still}>{title}</span>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {title}
          <Icon name="down" />
        </button>
      </h2>
      <div id={id} className={styles.body}>
        {children}
      </div>
    </div>
  );
}
