'use client';
// Asks whether someone answers, and opens the chat of another host: after a yes, never before.
import { useTranslations } from 'next-intl';
import { useLayoutEffect, useRef } from 'react';
import { LazyWords } from '@/components/page/lazy-words/lazy-words.island';
import { Button, buttonClass } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import { Modal } from '@/components/ui/modal/modal.island';
import { textLinkClass } from '@/components/ui/text-link/text-link';
import { useModals } from '@/lib/modals/modals.store';
import { useConsent } from '@/lib/visitor/consent/consent.store';
import styles from './chat.module.scss';
import type { ChatProps } from './chat-props';
import { type ChatState, useChat } from './use-chat';

export const ChatPanel = (props: ChatProps) => (
  <LazyWords of="chat">
    <Panel {...props} />
  </LazyWords>
);

function Panel({ parts, ...ways }: ChatProps) {
  const t = useTranslations('chat');
  const { state, start } = useChat(parts);
  const panel = useRef<HTMLDivElement>(null);

  // The button that was pressed goes with what it did.
  useLayoutEffect(() => {
    if (state !== 'asking' && document.activeElement === document.body) panel.current?.focus();
  }, [state]);

  return (
    <Modal id="chat" title={t(`${state}.title`)} closeLabel={t('close')} surface="paper">
      <div ref={panel} className={styles.panel} tabIndex={-1} aria-live="polite">
        <p>{t(`${state}.text`)}</p>
        <Acts state={state} start={start} {...ways} />
      </div>
    </Modal>
  );
}

type ActsProps = Omit<ChatProps, 'parts'> & { state: ChatState; start: () => void };

function Acts({ state, start, helpPath, hasFeedback }: ActsProps) {
  const t = useTranslations('chat');
  if (state === 'checking' || state === 'opening') return null;
  if (state === 'asking') {
    const always = () => {
      useConsent.getState().allow('media');
      start();
    };
    return (
      <div className={styles.acts}>
        <Button variant="primary" data-autofocus onClick={start}>
          <Icon name="chat" />
          {t('once')}
        </Button>
        <Button onClick={always}>{t('always')}</Button>
      </div>
    );
  }
  return (
    <div className={styles.acts}>
      {helpPath && (
        <IntentLink className={buttonClass({ variant: 'primary' })} href={helpPath}>
          {t('help')}
        </IntentLink>
      )}
      {state !== 'closed' && <Button onClick={start}>{t('retry')}</Button>}
      {hasFeedback && (
        <button
          type="button"
          className={textLinkClass()}
          onClick={() => {
            useModals.getState().close('chat');
            useModals.getState().open('sendFeedback');
          }}
        >
          {t('write')}
        </button>
      )}
    </div>
  );
}
