'use client';
// Opens what lies over the page, which only the browser has.
import type { MouseEvent } from 'react';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { textLinkClass } from '@/components/ui/text-link/text-link';
import { useModals } from '@/lib/modals/modals.store';
import styles from './chat-card.module.scss';

/** `write`: null where nobody collects opinions. */
export function ContactButtons({ chat, write }: { chat: string; write: string | null }) {
  const open = (id: 'chat' | 'sendFeedback') => (event: MouseEvent<HTMLElement>) =>
    useModals.getState().open(id, { trigger: event.currentTarget });
  return (
    <div className={styles.acts}>
      <Button variant="primary" aria-haspopup="dialog" onClick={open('chat')}>
        <Icon name="chat" />
        {chat}
      </Button>
      {write && (
        <button type="button" className={textLinkClass()} aria-haspopup="dialog" onClick={open('sendFeedback')}>
          {write}
        </button>
      )}
    </div>
  );
}
