import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { useLanguage } from '@/lib/i18n/use-language';
import type { CheckProps } from './check-props';
import styles from './human-check.module.scss';
import { loadRecaptcha, type Recaptcha } from './recaptcha';

type Props = CheckProps & { siteKey: string };
type Stage = 'asleep' | 'loading' | 'ready' | 'failed';

/** Narrower than this the normal widget, 304 px wide, does not fit. */
const normalWidth = 304;

/** Google's widget. Nothing of it is fetched before the visitor asks for it. */
export function RecaptchaCheck({ siteKey, onToken, answers, describedBy }: Props) {
  const t = useTranslations('voucherCheck.check');
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const widget = useRef<{ api: Recaptcha; id: number }>(null);
  const [stage, setStage] = useState<Stage>('asleep');

  // A token is good for one question.
  useEffect(() => {
    if (!answers || !widget.current) return;
    widget.current.api.reset(widget.current.id);
    onToken(null);
  }, [answers, onToken]);

  const show = async () => {
    setStage('loading');
    const api = await loadRecaptcha(language).catch(() => null);
    if (!api) return setStage('failed');
    if (!box.current) return;
    const id = api.render(box.current, {
      sitekey: siteKey,
      size: box.current.clientWidth < normalWidth ? 'compact' : 'normal',
      callback: onToken,
      'expired-callback': () => onToken(null),
      'error-callback': () => onToken(null),
    });
    widget.current = { api, id };
    setStage('ready');
  };

  return (
    <div className={styles.remote}>
      {stage !== 'ready' && (
        <>
          <Button busy={stage === 'loading'} aria-describedby={describedBy} onClick={show}>
            {t('show')}
          </Button>
          <p className={styles.note} role={stage === 'failed' ? 'alert' : undefined}>
            {t(stage === 'failed' ? 'blocked' : 'host')}
          </p>
        </>
      )}
      <div ref={box} />
    </div>
  );
}
