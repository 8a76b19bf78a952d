'use client';
// Opens the chat, of which nothing is loaded before.
import type { ReactNode } from 'react';
import { Icon } from '@/components/icon/icon';
import { later } from '@/components/later/later.island';
import type { Agentforce } from '@/lib/domain/settings';
import { useModal, useModals } from '@/lib/modals/modals.store';
import styles from './chat.module.scss';

const ChatPanel = later(() => import('./parts/chat-panel.island').then((file) => file.ChatPanel));

export interface ChatProps {
  parts: Agentforce;
  /** Null on a site without a help centre. */
  helpPath: string | null;
  hasFeedback: boolean;
}

/** Its word comes with it: nothing else is said before it is pressed. */
export function ChatButton({ children, ...props }: ChatProps & { children: ReactNode }) {
  const isOpen = useModal('chat') !== null;
  return (
    <>
      <button
        type="button"
        data-chrome
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={(event) => useModals.getState().open('chat', { trigger: event.currentTarget })}
      >
        <Icon name="chat" />
        {children}
      </button>
      {isOpen && <ChatPanel {...props} />}
    </>
  );
}
