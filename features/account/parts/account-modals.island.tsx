'use client';
// The dialogs about signing in: none of them is in a page until it is opened.
import { LazyWords } from '@/components/lazy-words/lazy-words.island';
import type { AccountFacts } from '../account';
import { FrameModal } from './frame-modal.island';
import { GateModal } from './gate-modal.island';
import { ProfileModal } from './profile-modal.island';
import { SignInModal } from './sign-in-modal.island';

export function AccountModals({ facts }: { facts: AccountFacts }) {
  return (
    <LazyWords of="account">
      <SignInModal facts={facts} />
      <GateModal />
      <ProfileModal facts={facts} />
      <FrameModal />
    </LazyWords>
  );
}
