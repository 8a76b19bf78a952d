'use client';
// Which notice comes next depends on those that this visitor has put away.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/button/button';
import { Icon } from '@/components/icon/icon';
import { inTurn, type Notice } from '../alerts.logic';
import styles from './alert-banner.module.scss';

interface Props {
  notices: readonly (Notice & { level: 'WARNING' | 'INFO'; content: ReactNode })[];
  label: string;
  closeLabel: string;
}

export function Queue({ notices, label, closeLabel }: Props) {
  const [putAway, setPutAway] = useState<readonly string[]>([]);
  const queue = useRef<HTMLDivElement>(null);

  // The button went with its notice: the focus goes on to the next one, or to the page.
  useEffect(() => {
    if (putAway.length === 0) return;
    const next = queue.current?.querySelector('button') ?? document.getElementById('main');
    next?.focus({ preventScroll: true });
  }, [putAway]);

  return (
    <div ref={queue}>
      {inTurn(notices, putAway).map(({ id, level, closable, content }) => (
        <section key={id} className={styles.banner} data-level={level} data-chrome aria-label={label}>
          {content}
          {closable && (
            <div className={styles.close}>
              <Button variant="quiet" size="icon" aria-label={closeLabel} onClick={() => setPutAway([...putAway, id])}>
                <Icon name="close" />
              </Button>
            </div>
          )}
        </section>
      ))}
    </div>
  );
}
