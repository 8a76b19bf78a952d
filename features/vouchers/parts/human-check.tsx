import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Icon } from '@/components/icon/icon';
import styles from './human-check.module.scss';
import { LocalCheck } from './local-check';
import { RecaptchaCheck } from './recaptcha-check';

/** What a way of telling people from robots has to do. */
export type CheckProps = {
  token: string | null;
  /** Null when the check has to be passed again. */
  onToken: (token: string | null) => void;
  /** How many questions have been answered so far; some tokens are good for one only. */
  answers: number;
  describedBy: string | undefined;
};

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
