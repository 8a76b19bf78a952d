'use client';
// Keeps what the browser knows of a session in step with what the server says of it.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useModals } from '@/lib/modals/modals.store';
import { reloadSession, useSession } from '@/lib/visitor/session';
import { useSigned } from '@/lib/visitor/signed.store';
import { unfinished } from '../account.logic';
import { useForcedSignIn } from './use-forced-sign-in';

/** Mounted while a session may exist; draws nothing. */
export function SignedIn() {
  const { status, session, answeredAt, isDown } = useSession();
  const [since] = useState(Date.now);
  const queries = useQueryClient();
  const { redirects, isSentAgain } = useForcedSignIn();

  // An answer from before the sign-in, by another tab or by the frame.
  const renew = useEffectEvent(() => {
    if (session && !session.client) void reloadSession(queries);
  });
  useEffect(() => renew(), []);

  // An answer from before says nothing of this session.
  const isOver = status === 'out' && !isDown && answeredAt > since;
  useEffect(() => {
    if (isOver && isSentAgain === false) useSigned.getState().leave();
  }, [isOver, isSentAgain]);

  const todo = session && unfinished(session);
  const { step, url } = todo ?? {};
  useEffect(() => {
    if (!step || !url || redirects === null) return;
    if (redirects) location.assign(url);
    else useModals.getState().open('authenticationFrame', { data: { step, url } });
    return () => useModals.getState().close('authenticationFrame');
  }, [step, url, redirects]);

  return null;
}
