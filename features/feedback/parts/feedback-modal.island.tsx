'use client';
// A form whose answer goes to another host, once the visitor sends it.
import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { LazyWords } from '@/components/page/lazy-words/lazy-words.island';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { Modal } from '@/components/ui/modal/modal.island';
import { useModals } from '@/lib/modals/modals.store';
import { useAlerts } from '@/lib/visitor/notices/alerts.store';
import { longestComment, parseFeedback, ratings } from './feedback.logic';
import { sendFeedback } from './feedback.service';
import styles from './feedback-modal.module.scss';

/** Milliseconds that the thanks stay. */
const thanksFor = 5_000;

export const FeedbackModal = ({ script }: { script: string }) => (
  <LazyWords of="feedback">
    <Form script={script} />
  </LazyWords>
);

function Form({ script }: { script: string }) {
  const t = useTranslations('feedback');
  const locale = useLocale();
  const id = useId();
  const [problem, setProblem] = useState<'missing' | 'failed' | null>(null);
  const [isSending, setSending] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const feedback = parseFeedback(new FormData(form));
    setProblem(feedback ? null : 'missing');
    if (!feedback) form.querySelector('input')?.focus();
    if (!feedback || isSending) return;
    setSending(true);
    try {
      await sendFeedback(script, feedback, locale);
      useModals.getState().close('sendFeedback');
      useAlerts.getState().push({ level: 'INFO', title: t('thanks'), icon: 'check', autoCloseMs: thanksFor });
    } catch {
      setProblem('failed');
      setSending(false);
    }
  }

  return (
    <Modal id="sendFeedback" title={t('title')} closeLabel={t('close')} surface="paper">
      <form className={styles.form} onSubmit={send} noValidate>
        <fieldset className={styles.scale} aria-describedby={problem ? `${id}-problem` : undefined}>
          <legend className={styles.note}>{t('scale')}</legend>
          {ratings.map((rating) => (
            <label key={rating} className={styles.mark}>
              <input type="radio" name="rating" value={rating} required />
              {rating}
            </label>
          ))}
        </fieldset>
        <label className={styles.label} htmlFor={id}>
          {t('comment')}
        </label>
        <textarea
          id={id}
          name="comment"
          className={styles.comment}
          rows={3}
          maxLength={longestComment}
          placeholder={t('optional')}
          aria-describedby={`${id}-hint`}
        />
        <p id={`${id}-hint`} className={styles.note}>
          {t('hint')}
        </p>
        {problem && (
          <p id={`${id}-problem`} className={styles.problem} role="alert">
            <Icon name="warning" />
            {t(problem)}
          </p>
        )}
        <Button type="submit" variant="primary" size="block" busy={isSending}>
          {t('send')}
        </Button>
      </form>
    </Modal>
  );
}
