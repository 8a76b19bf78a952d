'use client';
// Keeps what the browser knows of a session in step with what the server says of it.
import { useEffect, useEffectEvent, useState } from 'react';
import { useQueryClient } from '@/lib/api/use-query';
import { passKind } from '@/lib/domain/client';
import { useModals } from '@/lib/modals/modals.store';
import { leaveSession } from '@/lib/visitor/session/come-and-go';
import { reloadSession, useSession } from '@/lib/visitor/session/session';
import { refuseWishes } from '@/lib/visitor/session/sign-in-gate.store';
import { useSigned } from '@/lib/visitor/session/signed.store';
import { findUnfinishedSignUp } from '../facts/account.logic';
import { useLosesSession } from '../sign-in/use-loses-session';
import { useOtherTabs } from '../sign-in/use-other-tabs';

/** Milliseconds between two questions while nobody can tell who the visitor is. */
const patience = 15_000;

/** Mounted while a session may exist; draws nothing. */
export function SignedIn() {
  const { status, session, answeredAt, isDown } = useSession();
  const [since] = useState(Date.now);
  const queries = useQueryClient();

  // An answer from before the sign-in, by another tab or by the frame.
  const renew = useEffectEvent(() => {
    if (session && !session.client) void reloadSession(queries);
  });
  useEffect(() => renew(), []);

  useOtherTabs(session);

  // An answer from before says nothing of this session.
  const isOver = status === 'out' && !isDown && answeredAt > since;
  useEffect(() => {
    if (!isOver) return;
    leaveSession();
    refuseWishes();
  }, [isOver]);

  useEffect(() => {
    useSigned.setState({ isDown });
    return () => useSigned.setState({ isDown: false });
  }, [isDown]);

  const favourites = session?.client?.favoriteCinemas;
  useEffect(() => {
    useSigned.setState({ favourites: favourites ?? [] });
    return () => useSigned.setState({ favourites: [] });
  }, [favourites]);

  // The header, which is everyone's, has an entry for whoever has a pass.
  const hasPass = Boolean(session?.client && passKind(session.client) !== null);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-pass', hasPass);
    return () => document.documentElement.removeAttribute('data-pass');
  }, [hasPass]);

  const unfinished = session && findUnfinishedSignUp(session);
  const { step, url } = unfinished ?? {};

  // An outage passes, and the visitor need not load the page again to be known, nor to find where they sign up.
  const isLacking = isDown || unfinished?.url === null;
  useEffect(() => {
    if (!isLacking) return;
    const ask = () => void (document.visibilityState === 'visible' && reloadSession(queries));
    const timer = setInterval(ask, patience);
    document.addEventListener('visibilitychange', ask);
    addEventListener('online', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
      removeEventListener('online', ask);
    };
  }, [isLacking, queries]);

  const isForced = session?.isForced === true;
  const loses = useLosesSession(isForced);
  // A page of the provider is gone to, rather than framed, by a browser that would keep nothing of the frame.
  const leaves = isForced ? loses : false;
  useEffect(() => {
    if (!step || leaves === null) return;
    if (leaves && url) location.assign(url);
    else useModals.getState().open('authenticationFrame', { data: { step, url: url ?? '' } });
    return () => useModals.getState().close('authenticationFrame');
  }, [step, url, leaves]);

  return null;
}
