'use client';
// The visitor closes a notice, and this browser remembers it for the session.
import type { MouseEvent } from 'react';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { closeNotice } from '@/lib/visitor/notices/closed-notices';

export function CloseNotice({ label }: { label: string }) {
  return (
    <Button data-scripted variant="quiet" size="icon" aria-label={label} onClick={close}>
      <Icon name="close" />
    </Button>
  );
}

/** The button goes with its notice: the focus goes on to the next one, or to the page. */
function close({ currentTarget: button }: MouseEvent<HTMLElement>) {
  const queue = button.closest('[data-notices]');
  closeNotice(button.closest<HTMLElement>('[data-notice]')?.dataset.notice ?? '');
  const shown = [...(queue?.querySelectorAll<HTMLElement>('[data-notice]') ?? [])].filter(
    (notice) => getComputedStyle(notice).display !== 'none',
  );
  const next = shown.flatMap((notice) => notice.querySelector('button') ?? [])[0] ?? document.getElementById('main');
  next?.focus({ preventScroll: true });
}
