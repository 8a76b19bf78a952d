'use client';
// The dialogs about signing in: none of them is in a page until it is opened.
import { LazyWords } from '@/components/page/lazy-words/lazy-words.island';
import type { AccountFacts } from '../facts/account-facts';
import { FrameModal } from '../frame/frame-modal.island';
import { ProfileModal } from '../profile/profile-modal.island';
import { GateModal } from '../sign-in/gate-modal.island';
import { SignInModal } from '../sign-in/sign-in-modal.island';

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
