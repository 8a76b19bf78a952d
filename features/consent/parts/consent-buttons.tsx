import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import { useConsent } from '@/lib/visitor/consent/consent.store';
import styles from './consent-frame.module.scss';
import { leaveConsent } from './leave-consent';

interface Props {
  third: string;
  onThird: () => void;
}

/** To refuse is as easy as to accept: the same size, the same look, the same place on both layers. */
export function ConsentButtons({ third, onThird }: Props) {
  const t = useTranslations('consent');
  const answer = (all: boolean) => leaveConsent(() => useConsent.getState().choose(all));
  return (
    <div className={styles.answers}>
      <Button variant="primary" onClick={() => answer(false)}>
        {t('refuse')}
      </Button>
      <Button variant="primary" onClick={() => answer(true)}>
        {t('accept')}
      </Button>
      <Button variant="quiet" onClick={onThird}>
        {third}
      </Button>
    </div>
  );
}
