'use client';
// Greets by name and by the visitor's own clock.
import { useTranslations } from 'next-intl';
import { useSession } from '@/lib/visitor/session';
import { useNow } from '@/lib/visitor/use-now';
import { firstName, partOfDay } from './account.logic';
import styles from './greeting.module.scss';
import { Avatar } from './parts/avatar';

/** The heading of the account: its name until it is known whose it is. */
export function Greeting() {
  const t = useTranslations('account');
  const { client } = useSession();
  const now = useNow();
  const time = partOfDay(now?.getHours() ?? 12);
  return (
    <div className={styles.greeting}>
      {client && <Avatar client={client} large />}
      <div className={styles.words}>
        <h1 className={styles.title}>{client ? t('page.hello', { time, name: firstName(client.name) }) : t('mine')}</h1>
        {client && <p className={styles.email}>{client.email}</p>}
      </div>
    </div>
  );
}
