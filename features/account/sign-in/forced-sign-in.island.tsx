'use client';
// Whether a browser loses its session, and what it was told to remember of one, only the browser knows.
import { useLocale } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { mustSignInAgain } from '@/lib/domain/forced-sign-in';
import { findCookie } from '@/lib/visitor/device/find-cookie';
import { forgetCookie, saveCookie } from '@/lib/visitor/device/save-cookie';
import { useSession } from '@/lib/visitor/session/session';
import { currentPath, loginPath } from '../facts/account.logic';
import type { ForcedCookies } from '../facts/account-facts';
import { useLosesSession } from './use-loses-session';

/** Seconds. */
const hour = 3_600;
const fiveMinutes = 300;

const keep = (name: string, seconds: number) => saveCookie(name, '1', seconds);
const has = (name: string) => findCookie(name) !== undefined;

/**
 * Signs in again, once, a visitor whose browser has lost a session of the last hour, on a site that wants it (spec
 * visitor §4, "Session cookies"). What the first answer of a page says decides: who signs out later meant to.
 */
export function ForcedSignIn({ cookies }: { cookies: ForcedCookies }) {
  const locale = useLocale();
  const { status, isDown } = useSession();
  const loses = useLosesSession(true);
  const [isDecided, setDecided] = useState(false);

  useEffect(() => {
    if (status !== 'in') return;
    keep(cookies.session, hour);
    // The next session may be lost as well.
    forgetCookie(cookies.tryCatalog);
  }, [cookies, status]);

  const decide = useEffectEvent(() => {
    setDecided(true);
    const isSent = mustSignInAgain({
      isForced: true,
      isSignedIn: status === 'in',
      losesSession: loses === true,
      has: { session: has(cookies.session), tryCatalog: has(cookies.tryCatalog), guard: has(cookies.signInGuard) },
    });
    if (!isSent) return;
    keep(cookies.signInGuard, fiveMinutes);
    // Whoever turns back there would rather look around, and is not asked again.
    keep(cookies.tryCatalog, hour);
    location.replace(loginPath('login', currentPath(location), locale));
  });
  const isKnown = status !== 'unknown' && !isDown && loses !== null;
  useEffect(() => {
    if (isKnown && !isDecided) decide();
  }, [isKnown, isDecided]);

  return null;
}
