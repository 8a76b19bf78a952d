import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import styles from './link-panel.module.scss';

/** The way out of a sheet at the foot of a phone; beside its button a panel has none. It works without scripts. */
export function ClosePanel({ of }: { of: string }) {
  const t = useTranslations('header');
  return (
    <div className={styles.close}>
      <button
        type="button"
        className={buttonClass({ variant: 'quiet', size: 'icon' })}
        popoverTarget={of}
        popoverTargetAction="hide"
        aria-label={t('close')}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
