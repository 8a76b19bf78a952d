'use client';
// Listens for sign-in, sign-out and the dialogs about them; all they need is loaded when one is wanted.
import { useEffect, useState } from 'react';
import { loadLater } from '@/components/page/load-later/load-later.island';
import { useModals } from '@/lib/modals/modals.store';
import type { ModalId } from '@/lib/modals/modals.table';
import { findCookie } from '@/lib/visitor/device/find-cookie';
import { followSession, useSigned } from '@/lib/visitor/session/signed.store';
import type { AccountFacts, ForcedCookies } from './facts/account-facts';

const AccountModals = loadLater(() => import('./layer/account-modals.island').then((file) => file.AccountModals));
const SignedIn = loadLater(() => import('./layer/signed-in.island').then((file) => file.SignedIn));
const loadSeldom = () => import('./sign-in/seldom');
const ForcedSignIn = loadLater(() => loadSeldom().then((file) => file.ForcedSignIn));
const SignInError = loadLater(() => loadSeldom().then((file) => file.SignInError));

const ids: readonly ModalId[] = ['signIn', 'signInRequired', 'profile', 'authenticationFrame'];

export function AccountLayer({ facts }: { facts: AccountFacts }) {
  const signed = useSigned((state) => state.signed);
  const isAsked = useModals(({ stack }) => stack.some(({ id }) => ids.includes(id)));
  useEffect(() => followSession(), []);
  // The first render of the browser, in which nothing is known yet, is also the server's: there is no address in it.
  const hasFailed = signed !== null && location.hash.startsWith('#sign-in=');
  const wasSigned = useWasSigned(facts.forced);
  return (
    <>
      {isAsked && <AccountModals facts={facts} />}
      {signed && <SignedIn />}
      {facts.forced && (signed || wasSigned) && <ForcedSignIn cookies={facts.forced} />}
      {hasFailed && <SignInError />}
    </>
  );
}

/** Whether there was a session within the hour, on a site that remembers it: as the page was loaded. */
function useWasSigned(cookies: ForcedCookies | null): boolean {
  const [was, setWas] = useState(false);
  useEffect(() => {
    if (cookies && findCookie(cookies.session) !== undefined) setWas(true);
  }, [cookies]);
  return was;
}
