'use client';
// A press is answered in place; whether the tags hear of it too only the browser knows.
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { pushToDataLayer } from '@/lib/tracking/data-layer';
import { sendReport } from '@/lib/tracking/send-report';
import { useConsent } from '@/lib/visitor/consent/consent.store';
import styles from './feedback.module.scss';

const verdicts = ['yes', 'no'] as const;
type Verdict = (typeof verdicts)[number];

type Props = {
  article: string;
  /** The way on, for whom it did not help. */
  next: ReactNode;
};

/** Asks whether an answer helped: the site hears it of everybody, without a name, and tags of whom they may hear. */
export function FeedbackIsland({ article, next }: Props) {
  const t = useTranslations('helpFeedback');
  const isHeard = useConsent(({ choices }) => choices.audience === true);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const words = useRef<HTMLParagraphElement>(null);
  const id = useId();

  // The buttons go, and the focus would go with them.
  useEffect(() => {
    if (verdict) words.current?.focus();
  }, [verdict]);

  const say = (said: Verdict) => {
    const useful = said === 'yes';
    sendReport('verdicts', { answer: article, useful });
    if (isHeard) pushToDataLayer({ event: 'help_feedback', article, useful });
    setVerdict(said);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form, and this is none
    <div className={styles.row} role="group" data-scripted aria-labelledby={id}>
      <p ref={words} id={id} tabIndex={-1} className={styles.words}>
        {verdict ? t(`thanks.${verdict}`) : t('question')}
      </p>
      {!verdict && (
        <div className={styles.choices}>
          {verdicts.map((each) => (
            <Button key={each} onClick={() => say(each)}>
              {t(each)}
            </Button>
          ))}
        </div>
      )}
      {verdict === 'no' && next}
    </div>
  );
}
