'use client';
// The name is asked for in the browser, and only by a visitor who has signed in.
import { HeaderToolWord } from '@/components/header-tool/header-tool';
import { Icon } from '@/components/icon/icon';
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden';
import { useSession } from '@/lib/visitor/session';
import { firstName } from '../account.logic';
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
          <HeaderToolWord>{firstName(client.name)}</HeaderToolWord>
        </>
      ) : (
        <HeaderToolWord>{word}</HeaderToolWord>
      )}
    </>
  );
}
