import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import { StateMessage } from '@/components/ui/state-message/state-message';
import styles from './provider-frame.module.scss';

interface Props {
  /** One may go on without the page. */
  isOptional: boolean;
  isAsking?: boolean;
  retry: () => void;
}

/** The frame that had it is gone. */
const takeFocus = (button: HTMLElement | null) => button?.focus();

/** In the place of a page of the provider that does not come. */
export function LostFrame({ isOptional, isAsking = false, retry }: Props) {
  const t = useTranslations('account');
  return (
    <div className={styles.lost}>
      <StateMessage kind="error" title={t('frame.lost')} text={t(isOptional ? 'frame.lostText' : 'frame.lostForced')}>
        <Button ref={takeFocus} busy={isAsking} onClick={retry}>
          {t('down.retry')}
        </Button>
      </StateMessage>
    </div>
  );
}
