import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import type { CheckProps } from './check-props';
import styles from './human-check.module.scss';
import { LocalCheck } from './local-check';
import { RecaptchaCheck } from './recaptcha-check';

type Props = Omit<CheckProps, 'describedBy'> & {
  /** Of the host that checks; without one the check is made here. */
  captchaKey: string | null;
  error: 'robot' | 'missing' | null;
};

/** The box that says "I am not a robot", whoever checks it. */
export function HumanCheck({ captchaKey, error, ...check }: Props) {
  const t = useTranslations('voucherCheck.check');
  const id = useId();
  const described = { ...check, describedBy: error ? id : undefined };
  return (
    <div className={styles.check}>
      <div className={styles.box} data-bad={error ? '' : undefined}>
        {captchaKey ? <RecaptchaCheck {...described} siteKey={captchaKey} /> : <LocalCheck {...described} />}
        <Icon name="shield" />
      </div>
      {error && (
        <p id={id} className={styles.error}>
          <Icon name="warning" />
          {t(error)}
        </p>
      )}
    </div>
  );
}
