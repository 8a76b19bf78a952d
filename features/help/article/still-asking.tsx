import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button/button';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import styles from './feedback.module.scss';

/** Where to look on after an answer that was none. */
export function SearchOn({ path }: { path: string }) {
  const t = useTranslations('help.still');
  return (
    <IntentLink href={path} className={buttonClass()}>
      {t('search')}
    </IntentLink>
  );
}

/** The same for whom nobody can ask, without scripts. */
export function StillAsking({ path }: { path: string }) {
  const t = useTranslations('help.still');
  return (
    <noscript>
      <div className={styles.row}>
        <p className={styles.words}>{t('question')}</p>
        <SearchOn path={path} />
      </div>
    </noscript>
  );
}
