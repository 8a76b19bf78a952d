import { useTranslations } from 'next-intl';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import { textLinkClass } from '@/components/ui/text-link/text-link';
import { useConsent } from '@/lib/visitor/consent/consent.store';
import { ConsentButtons } from './consent-buttons';
import { ConsentFrame } from './consent-frame';
import styles from './consent-frame.module.scss';

/** Asked on the first page of a visit. It does not take the focus from whoever is already reading. */
export function FirstQuestion({ noticePath }: { noticePath: string | null }) {
  const t = useTranslations('consent');
  const { show } = useConsent.getState();
  return (
    <ConsentFrame title={t('title')}>
      <div className={styles.words}>
        <p className={styles.text}>{t('text')}</p>{' '}
        <p>
          {t('kept')}{' '}
          {noticePath && (
            <IntentLink href={noticePath} className={textLinkClass()}>
              {t('more')}
            </IntentLink>
          )}
        </p>
      </div>
      <ConsentButtons third={t('choose')} onThird={() => show('each')} />
    </ConsentFrame>
  );
}
