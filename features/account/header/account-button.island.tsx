'use client';
// Says who is signed in, which no shared page knows.
import type { MouseEvent } from 'react';
import { loadLater } from '@/components/page/load-later/load-later.island';
import { HeaderToolWord, headerToolClass } from '@/components/ui/header-tool/header-tool';
import { Icon } from '@/components/ui/icon/icon';
import { useModal, useModals } from '@/lib/modals/modals.store';
import { useSigned } from '@/lib/visitor/session/signed.store';

const SignedFace = loadLater(
  () => import('./signed-in-button.island').then((file) => file.SignedInButton),
  ({ word }) => <Unknown word={word} />,
);

interface Props {
  words: { signIn: string; mine: string };
}

/** In the header: the way to sign in, then to one's own things. */
export function AccountButton({ words }: Props) {
  const signed = useSigned(({ signed, isDown }) => signed === true && !isDown);
  const id = signed ? 'profile' : 'signIn';
  const isOpen = useModal(id) !== null;
  const open = ({ currentTarget }: MouseEvent<HTMLElement>) =>
    useModals.getState().open(id, { trigger: currentTarget });
  return (
    <button
      type="button"
      className={headerToolClass({ steady: true })}
      data-scripted
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={open}
    >
      {signed ? <SignedFace word={words.mine} /> : <Unknown word={words.signIn} />}
    </button>
  );
}

function Unknown({ word }: { word: string }) {
  return (
    <>
      <Icon name="user" />
      <HeaderToolWord>{word}</HeaderToolWord>
    </>
  );
}
