'use client';
// Listens for sign-in, sign-out and the dialogs about them; all they need is loaded when one is wanted.
import { useEffect } from 'react';
import { later } from '@/components/later/later.island';
import { useModals } from '@/lib/modals/modals.store';
import type { ModalId } from '@/lib/modals/modals.table';
import { followSession, useSigned } from '@/lib/visitor/signed.store';
import type { AccountFacts } from './account';

const AccountModals = later(() => import('./parts/account-modals.island').then((file) => file.AccountModals));
const SignedIn = later(() => import('./parts/signed-in.island').then((file) => file.SignedIn));
const SignInError = later(() => import('./parts/sign-in-error.island').then((file) => file.SignInError));

const ids: readonly ModalId[] = ['signIn', 'signInRequired', 'profile', 'authenticationFrame'];

export function AccountLayer({ facts }: { facts: AccountFacts }) {
  const signed = useSigned((state) => state.signed);
  const isAsked = useModals(({ stack }) => stack.some(({ id }) => ids.includes(id)));
  useEffect(() => followSession(), []);
  // The first render of the browser, in which nothing is known yet, is also the server's: there is no address in it.
  const hasFailed = signed !== null && location.hash.startsWith('#sign-in=');
  return (
    <>
      {isAsked && <AccountModals facts={facts} />}
      {signed && <SignedIn />}
      {hasFailed && <SignInError />}
    </>
  );
}
