'use client';
// The name is asked for in the browser, and only by a visitor who has signed in.
import { Icon } from '@/components/icon/icon';
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden';
import { useSession } from '@/lib/visitor/session';
import { firstName } from '../account.logic';
import styles from '../account-button.module.scss';
import { Avatar } from './avatar';

/** Who is signed in, as the header shows them. */
export function SignedFace({ word }: { word: string }) {
  const { client } = useSession();
  return (
    <>
      {client ? <Avatar client={client} /> : <Icon name="user" />}
      {client ? (
        <>
          <VisuallyHidden>{word},</VisuallyHidden>
          <span className={styles.word}>{firstName(client.name)}</span>
        </>
      ) : (
        <span className={styles.word}>{word}</span>
      )}
    </>
  );
}
