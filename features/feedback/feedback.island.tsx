'use client';
// Opens the form, of which nothing is loaded before.
import type { ReactNode } from 'react';
import { later } from '@/components/later/later.island';
import { textLinkClass } from '@/components/text-link/text-link';
import { useModal, useModals } from '@/lib/modals/modals.store';

const FeedbackModal = later(() => import('./parts/feedback-modal.island').then((file) => file.FeedbackModal));

export function FeedbackButton({ script, children }: { script: string; children: ReactNode }) {
  const isOpen = useModal('sendFeedback') !== null;
  return (
    <>
      <button
        type="button"
        className={textLinkClass()}
        aria-haspopup="dialog"
        onClick={(event) => useModals.getState().open('sendFeedback', { trigger: event.currentTarget })}
      >
        {children}
      </button>
      {isOpen && <FeedbackModal script={script} />}
    </>
  );
}
