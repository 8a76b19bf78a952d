'use client';
// Lets the visitor put a message away; it stays away until the page is loaded again, so nothing is stored.
import { type ReactNode, useState } from 'react';
import { Alert } from '@/components/alert/alert';
import { Button } from '@/components/button/button';
import { Icon } from '@/components/icon/icon';

interface Props {
  level: 'info' | 'warning';
  title: string;
  /** Null for one that stays. */
  closeLabel: string | null;
  children: ReactNode;
}

export function ClosableNotice({ level, title, closeLabel, children }: Props) {
  const [closed, setClosed] = useState(false);
  if (closed) return null;
  const close = () => {
    setClosed(true);
    // The button goes with the message: the focus must not be lost with it.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  const action = closeLabel && (
    <Button variant="quiet" size="icon" aria-label={closeLabel} onClick={close}>
      <Icon name="close" />
    </Button>
  );
  return (
    <Alert level={level} title={title} action={action}>
      {children}
    </Alert>
  );
}
