'use client';
// Opens the form, of which nothing is loaded before.
import { loadLater } from '@/components/page/load-later/load-later.island';
import { useModal, useModals } from '@/lib/modals/modals.store';
import styles from './feedback.module.scss';

const FeedbackModal = loadLater(() => import('./feedback-modal.island').then((file) => file.FeedbackModal));

export function FeedbackButton({ script, children }: { script: string; children: string }) {
  const isOpen = useModal('sendFeedback') !== null;
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        onClick={(event) => useModals.getState().open('sendFeedback', { trigger: event.currentTarget })}
      >
        {children}
      </button>
      {isOpen && <FeedbackModal script={script} />}
    </>
  );
}
