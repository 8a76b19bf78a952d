import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Switch } from '@/components/ui/switch/switch';
import { isAnswered, type Purpose, purposes } from '@/lib/visitor/consent/consent';
import { useConsent } from '@/lib/visitor/consent/consent.store';
import { AnswerButtons } from './answer-buttons';
import { ConsentFrame } from './consent-frame';
import styles from './each-purpose.module.scss';
import { leaveConsent } from './leave-consent';

/** Purpose by purpose. Nothing is on unless the visitor has put it on. */
export function EachPurpose() {
  const t = useTranslations('consent');
  const { answer, show, ...kept } = useConsent.getState();
  const [on, setOn] = useState<Readonly<Record<Purpose, boolean>>>(() => ({
    audience: kept.answers.audience === true,
    ads: kept.answers.ads === true,
    media: kept.answers.media === true,
  }));
  const back = () => leaveConsent(() => show(isAnswered(kept) ? null : 'first'));
  return (
    <ConsentFrame title={t('each')} wide takesFocus onEscape={back}>
      <ul className={styles.rows}>
        <li className={styles.needed}>
          <Words of="needed" />
          <span className={styles.always}>{t('needed.always')}</span>
        </li>
        {purposes.map((purpose) => (
          <li key={purpose}>
            <Switch checked={on[purpose]} onChange={(event) => setOn({ ...on, [purpose]: event.target.checked })}>
              <Words of={purpose} />
            </Switch>
          </li>
        ))}
      </ul>
      <AnswerButtons third={t('save')} onThird={() => leaveConsent(() => answer(on))} />
    </ConsentFrame>
  );
}

function Words({ of }: { of: Purpose | 'needed' }) {
  const t = useTranslations('consent');
  return (
    <span className={styles.words}>
      <b>{t(`${of}.title`)}</b>
      <small>{t(`${of}.text`)}</small>
    </span>
  );
}
