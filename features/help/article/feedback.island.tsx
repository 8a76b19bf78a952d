'use client';
// Takes the visitor's yes or no and thanks for it; nothing is sent anywhere.
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import styles from './feedback.module.scss';

const verdicts = ['yes', 'no'] as const;

export function FeedbackIsland() {
  const t = useTranslations('helpFeedback');
  const [verdict, setVerdict] = useState<(typeof verdicts)[number] | null>(null);
  const words = useRef<HTMLParagraphElement>(null);
  const id = useId();

  // The buttons go, and the focus would go with them.
  useEffect(() => {
    if (verdict) words.current?.focus();
  }, [verdict]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form, and this is none
    <div className={styles.feedback} role="group" aria-labelledby={id}>
      <p ref={words} id={id} tabIndex={-1} className={styles.words}>
        {verdict ? t(`thanks.${verdict}`) : t('question')}
      </p>
      {!verdict && (
        <div className={styles.choices}>
          {verdicts.map((each) => (
            <Button key={each} onClick={() => setVerdict(each)}>
              {t(each)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
