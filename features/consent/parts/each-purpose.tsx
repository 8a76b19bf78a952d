import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Switch } from '@/components/ui/switch/switch';
import { isDecided, type Purpose, purposes } from '@/lib/visitor/consent/consent';
import { useConsent } from '@/lib/visitor/consent/consent.store';
import { ConsentButtons } from './consent-buttons';
import { ConsentFrame } from './consent-frame';
import styles from './each-purpose.module.scss';
import { leaveConsent } from './leave-consent';

/** Purpose by purpose. Nothing is on unless the visitor has put it on. */
export function EachPurpose() {
  const t = useTranslations('consent');
  const { choose, show, ...kept } = useConsent.getState();
  const [on, setOn] = useState<Readonly<Record<Purpose, boolean>>>(() => ({
    audience: kept.choices.audience === true,
    ads: kept.choices.ads === true,
    media: kept.choices.media === true,
  }));
  const back = () => leaveConsent(() => show(isDecided(kept) ? null : 'first'));
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
      <ConsentButtons third={t('save')} onThird={() => leaveConsent(() => choose(on))} />
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
