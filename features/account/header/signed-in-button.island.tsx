'use client';
// The name is asked for in the browser, and only by a visitor who has signed in.
import { HeaderToolWord } from '@/components/ui/header-tool/header-tool';
import { Icon } from '@/components/ui/icon/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden';
import { useSession } from '@/lib/visitor/session/session';
import { pickFirstName } from '../facts/account.logic';
import { Avatar } from '../profile/avatar';

/** Who is signed in, as the header shows them. */
export function SignedInButton({ word }: { word: string }) {
  const { client } = useSession();
  return (
    <>
      {client ? <Avatar client={client} /> : <Icon name="user" />}
      {client ? (
        <>
          <VisuallyHidden>{word},</VisuallyHidden>
          <HeaderToolWord>{pickFirstName(client.name)}</HeaderToolWord>
        </>
      ) : (
        <HeaderToolWord>{word}</HeaderToolWord>
      )}
    </>
  );
}
