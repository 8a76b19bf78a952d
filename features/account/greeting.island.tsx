'use client';
// Greets by name and by the visitor's own clock.
import { useTranslations } from 'next-intl';
import { useNow } from '@/lib/visitor/device/use-now';
import { useSession } from '@/lib/visitor/session/session';
import { partOfDay, pickFirstName } from './facts/account.logic';
import styles from './greeting.module.scss';
import { Avatar } from './profile/avatar';

/** The box of the photo before it is known whose. */
const nobody = { avatar: null, initials: '' };

/** The heading of the account: its name until it is known whose it is. */
export function Greeting() {
  const t = useTranslations('account');
  const { client, status } = useSession();
  const now = useNow();
  const time = partOfDay(now?.getHours() ?? 12);
  return (
    <div className={styles.greeting} data-unknown={status === 'unknown' || undefined}>
      {status !== 'out' && <Avatar client={client ?? nobody} large />}
      <div className={styles.words}>
        <h1 className={styles.title}>
          {client ? t('page.hello', { time, name: pickFirstName(client.name) }) : t('mine')}
        </h1>
        {status !== 'out' && <p className={styles.email}>{client?.email ?? '\u00a0'}</p>}
      </div>
    </div>
  );
}
