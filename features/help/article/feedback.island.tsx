'use client';
// What was said goes to the tags, and whether this visitor allows those only the browser knows.
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { pushToDataLayer } from '@/lib/tracking/data-layer';
import { useConsent } from '@/lib/visitor/consent/consent.store';
import styles from './feedback.module.scss';

const verdicts = ['yes', 'no'] as const;
type Verdict = (typeof verdicts)[number];

type Props = {
  article: string /** In the same room for everybody else, so that nothing moves. */;
  otherwise: ReactNode;
};

/** Asks only a visitor whose answer reaches somebody. */
export function FeedbackIsland({ article, otherwise }: Props) {
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
    pushToDataLayer({ event: 'help_feedback', article, useful: said === 'yes' });
    setVerdict(said);
  };

  if (!isHeard) return otherwise;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form, and this is none
    <div className={styles.row} role="group" aria-labelledby={id}>
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
    </div>
  );
}
