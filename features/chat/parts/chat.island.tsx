'use client';
// Opens the chat, of which nothing is loaded before.
import { loadLater } from '@/components/page/load-later/load-later.island';
import { Icon } from '@/components/ui/icon/icon';
import { useModal, useModals } from '@/lib/modals/modals.store';
import type { ChatProps } from './chat-props';

const ChatPanel = loadLater(() => import('./chat-panel.island').then((file) => file.ChatPanel));

/** Its word comes with it: nothing else is said before it is pressed. */
export function ChatButton({ className, children, ...props }: ChatProps & { className: string; children: string }) {
  const isOpen = useModal('chat') !== null;
  return (
    <>
      <button
        type="button"
        data-chrome
        className={className}
        title={children}
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
