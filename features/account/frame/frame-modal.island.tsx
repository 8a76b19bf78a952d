'use client';
// A page of the provider over the whole screen; it tells by messages how far the visitor is.
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { Modal } from '@/components/ui/modal/modal.island';
import { useQueryClient } from '@/lib/api/use-query';
import { type OpenModal, useModals } from '@/lib/modals/modals.store';
import { enterSession } from '@/lib/visitor/session/come-and-go';
import { reloadSession, useSession } from '@/lib/visitor/session/session';
import { forgetWantedMark } from '@/lib/visitor/session/wanted-mark';
import { useSignOut } from '../sign-in/use-sign-out';
import { LostFrame } from './lost-frame';
import { ProviderFrame } from './provider-frame.island';

const steps = ['login', 'signup', 'register', 'emailValidation'] as const;
const pickStep = ({ data }: OpenModal) => steps.find((step) => step === data.step) ?? 'login';
/** Those one may give up. The others stay until they are done; the way out of them is to sign out. */
const optional: readonly string[] = ['login', 'signup'];

export function FrameModal() {
  const open = useModals(({ stack }) => stack.find(({ id }) => id === 'authenticationFrame'));
  return open && <Framed step={pickStep(open)} url={open.data.url ?? ''} />;
}

function Framed({ step, url }: { step: (typeof steps)[number]; url: string }) {
  const t = useTranslations('account');
  const signOut = useSignOut();
  const queries = useQueryClient();
  const { isAsking } = useSession();
  const isOptional = optional.includes(step);
  /** The provider has said who they are, so that closing completes the sign-in (spec visitor §4). */
  const isKnown = useRef(false);
  const close = () => useModals.getState().close('authenticationFrame');
  const giveUp = () => {
    if (isKnown.current) {
      void reloadSession(queries);
      enterSession();
    } else forgetWantedMark();
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
      {url === '' ? (
        <LostFrame isOptional={isOptional} isAsking={isAsking} retry={() => void reloadSession(queries)} />
      ) : (
        <ProviderFrame
          step={step}
          url={url}
          title={t(`frame.${step}`)}
          isOptional={isOptional}
          onKept={() => {
            isKnown.current = true;
          }}
          onDone={close}
        />
      )}
    </Modal>
  );
}
