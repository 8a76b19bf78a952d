'use client';
// Lets the visitor put a notice away.
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/button/button';
import { Icon } from '@/components/icon/icon';
import styles from './alert-banner.module.scss';

interface Props {
  /** What the closing button says; null for a notice that stays. */
  closeLabel: string | null;
  label: string;
  level: 'WARNING' | 'INFO';
  children: ReactNode;
}

export function Closable({ closeLabel, label, level, children }: Props) {
  const [closed, setClosed] = useState(false);
  if (closed) return null;
  return (
    <section className={styles.banner} data-level={level} data-chrome aria-label={label}>
      {children}
      {closeLabel && (
        <div className={styles.close}>
          <Button variant="quiet" size="icon" aria-label={closeLabel} onClick={() => setClosed(true)}>
            <Icon name="close" />
          </Button>
        </div>
      )}
    </section>
  );
}
