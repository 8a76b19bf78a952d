'use client';
// Opened from the header: which way one signs in on this site is asked when it opens.
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icon.names';
import { Modal } from '@/components/ui/modal/modal.island';
import type { Benefit } from '../facts/account.logic';
import type { AccountFacts } from '../facts/account-facts';
import styles from './sign-in.module.scss';
import { SignInActions } from './sign-in-actions.island';

const icons: Record<Benefit, IconName> = { bookings: 'ticket', cinemas: 'heart', cards: 'card', films: 'film' };

/** What an account is good for here, and the ways to one. */
export function SignInModal({ facts: { benefits, favouritesLimit, pass } }: { facts: AccountFacts }) {
  const t = useTranslations('account');
  return (
    <Modal id="signIn" title={t('sign.title')} closeLabel={t('close')} surface="paper">
      <p className={styles.text}>{t('sign.text')}</p>
      <ul className={styles.benefits}>
        {benefits.map((benefit) => (
          <li key={benefit}>
            <Icon name={icons[benefit]} />
            {t(`sign.${benefit}`, { limit: favouritesLimit, pass: pass ?? '' })}
          </li>
        ))}
      </ul>
      <SignInActions from="signIn" />
    </Modal>
  );
}
