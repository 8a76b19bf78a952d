'use client';
// The name is asked for in the browser, and only by a visitor who has signed in.
import { Icon } from '@/components/icon/icon';
import { useSession } from '@/lib/visitor/session';
import { firstName } from '../account.logic';
import styles from '../account-button.module.scss';
import { Avatar } from './avatar';

/** Who is signed in, as the header shows them. */
export function SignedFace({ fallback }: { fallback: string }) {
  const { client } = useSession();
  return (
    <>
      {client ? <Avatar client={client} /> : <Icon name="user" />}
      <span className={styles.word}>{client ? firstName(client.name) : fallback}</span>
    </>
  );
}
