'use client';
// Opened by a press that needs an account: what was pressed is this visit's to know.
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { Modal } from '@/components/ui/modal/modal.island';
import { useModals } from '@/lib/modals/modals.store';
import { withoutBrand } from '@/lib/sites/brand';
import { useGate } from '@/lib/visitor/session/sign-in-gate.store';
import { forgetWantedMark, isTakenBack } from '@/lib/visitor/session/wanted-mark';
import styles from './sign-in.module.scss';
import { SignInActions } from './sign-in-actions.island';

/** "Sign in first": what was wanted is done once they are (spec visitor §2, "Sign-in gate"). */
export function GateModal() {
  const t = useTranslations('account');
  const { wanted, hasExpired } = useGate();
  if (!wanted) return null;
  const { kind } = wanted;
  const name = withoutBrand(wanted.name);
  const words = isTakenBack(wanted) ? 'change' : kind;
  const without = () => {
    forgetWantedMark();
    useModals.getState().close('signInRequired');
  };
  return (
    <Modal id="signInRequired" title={t(`gate.${words}.title`, { name })} closeLabel={t('close')} surface="paper">
      <p className={styles.flag}>
        <Icon name="info" />
        {t(hasExpired ? 'gate.expired' : 'gate.needed')}
      </p>
      <p className={styles.text}>{t.rich(`gate.${words}.text`, { name, b: (chunks) => <b>{chunks}</b> })}</p>
      <SignInActions from="signInRequired" />
      <div className={styles.actions}>
        <Button variant="quiet" size="block" onClick={without}>
          {t('gate.without')}
        </Button>
      </div>
    </Modal>
  );
}
