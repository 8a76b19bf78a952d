'use client';
// Under the thumb: the way to sign in, or to the account of whoever is.
import { useSelectedLayoutSegments } from 'next/navigation';
import { Icon } from '@/components/ui/icon/icon';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import { useModal, useModals } from '@/lib/modals/modals.store';
import { useSigned } from '@/lib/visitor/session/signed.store';

interface Props {
  word: string;
  path: string;
  className: string | undefined;
}

/** The account's entry of the bottom bar (spec visitor §2: on a phone a link once signed in). */
export function AccountBarEntry({ word, path, className }: Props) {
  const signed = useSigned(({ signed, isDown }) => signed === true && !isDown);
  const isOpen = useModal('signIn') !== null;
  const isHere = useSelectedLayoutSegments()[0] === 'account';
  const content = (
    <>
      <Icon name="user" />
      {word}
    </>
  );
  if (signed)
    return (
      <IntentLink href={path} className={className} {...(isHere && { 'aria-current': 'page' as const })}>
        {content}
      </IntentLink>
    );
  return (
    <button
      type="button"
      className={className}
      data-scripted
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={({ currentTarget }) => useModals.getState().open('signIn', { trigger: currentTarget })}
    >
      {content}
    </button>
  );
}
