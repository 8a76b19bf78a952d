'use client';
// A page of the provider over the whole screen; it tells by messages how far the visitor is.
import { useTranslations } from 'next-intl';
import { Button } from '@/components/button/button';
import { Icon } from '@/components/icon/icon';
import { Modal } from '@/components/modal/modal.island';
import { type OpenModal, useModals } from '@/lib/modals/modals.store';
import { forgetWanted } from '@/lib/visitor/gate.store';
import { ProviderFrame } from './provider-frame.island';
import { useSignOut } from './use-sign-out';

const steps = ['login', 'signup', 'register', 'emailValidation'] as const;
const stepOf = ({ data }: OpenModal) => steps.find((step) => step === data.step) ?? 'login';
/** Those one may give up. The others stay until they are done; the way out of them is to sign out. */
const optional: readonly string[] = ['login', 'signup'];

export function FrameModal() {
  const t = useTranslations('account');
  const signOut = useSignOut();
  const open = useModals(({ stack }) => stack.find(({ id }) => id === 'authenticationFrame'));
  if (!open) return null;
  const step = stepOf(open);
  const isOptional = optional.includes(step);
  const close = () => useModals.getState().close('authenticationFrame');
  const giveUp = () => {
    forgetWanted();
    close();
  };
  return (
    <Modal
      id="authenticationFrame"
      title={t(`frame.${step}`)}
      closeLabel={t('close')}
      surface="paper"
      isFlush
      foot={
        isOptional ? (
          <Button variant="quiet" onClick={giveUp}>
            <Icon name="close" />
            {t('close')}
          </Button>
        ) : (
          <Button variant="quiet" onClick={signOut}>
            <Icon name="sign-out" />
            {t('menu.signOut')}
          </Button>
        )
      }
    >
      <ProviderFrame
        step={step}
        url={open.data.url ?? ''}
        title={t(`frame.${step}`)}
        isOptional={isOptional}
        onDone={close}
      />
    </Modal>
  );
}
