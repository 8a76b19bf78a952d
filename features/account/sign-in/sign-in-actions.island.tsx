'use client';
// One follows a link to the provider, or opens its page in a frame: the site's settings say which.
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button/button';
import type { ModalId } from '@/lib/modals/modals.table';
import { canSaveWantedMark } from '@/lib/visitor/session/wanted-mark';
import styles from './sign-in.module.scss';
import { useSignIn } from './use-sign-in';

/** The two ways in, for a dialog that they close. */
export function SignInActions({ from }: { from?: ModalId }) {
  const t = useTranslations('account');
  const { pathOf, go, isWaiting } = useSignIn(from);
  return (
    <>
      {!navigator.cookieEnabled && (
        <p className={styles.note} role="alert">
          {t('sign.noCookies')}
        </p>
      )}
      {from === 'signInRequired' && !canSaveWantedMark() && <p className={styles.note}>{t('gate.noStorage')}</p>}
      <div className={from ? styles.actions : styles.beside} aria-busy={isWaiting || undefined}>
        <a
          href={pathOf('login')}
          className={buttonClass({ variant: 'primary', size: 'block' })}
          data-autofocus
          onClick={(event) => go('login', event)}
        >
          {t('signIn')}
        </a>
        <a href={pathOf('signup')} className={buttonClass({ size: 'block' })} onClick={(event) => go('signup', event)}>
          {t('join')}
        </a>
      </div>
    </>
  );
}
