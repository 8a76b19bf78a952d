import { useQuery } from '@tanstack/react-query';
import Cookies from 'js-cookie';
import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import { query } from '@/lib/api/query';
import { losesSession, signsInAgain } from '@/lib/domain/forced-sign-in';
import { readBrowser } from '@/lib/visitor/browser';
import { useSession } from '@/lib/visitor/session';
import { loginPath } from '../account.logic';

const hour = 1 / 24;
const fiveMinutes = hour / 12;
const keep = (name: string, expires: number) => Cookies.set(name, '1', { expires, sameSite: 'lax' });

/**
 * Sign-in on a site that forces it (spec visitor §4, "Session cookies"). `redirects`: a page of the provider is gone to
 * rather than framed; null until known. `isSentAgain`: the browser is on its way to sign in; null until known.
 */
export function useForcedSignIn(): { redirects: boolean | null; isSentAgain: boolean | null } {
  const locale = useLocale();
  const { status, session } = useSession();
  const isForced = session?.isForced === true;
  const { data: settings, isError } = useQuery({ ...query(locale, 'settings', {}), enabled: isForced });
  const { data: loses } = useQuery({
    queryKey: ['browser'],
    queryFn: async () => losesSession(await readBrowser()),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isForced,
  });

  const cookies = settings?.cookies;
  const isSent =
    cookies && loses !== undefined && status !== 'unknown'
      ? signsInAgain({
          isForced,
          isSignedIn: status === 'in',
          losesSession: loses,
          has: {
            session: Cookies.get(cookies.session) !== undefined,
            tryCatalog: Cookies.get(cookies.tryCatalog) !== undefined,
            guard: Cookies.get(cookies.signInGuard) !== undefined,
          },
        })
      : null;

  useEffect(() => {
    if (cookies && status === 'in') keep(cookies.session, hour);
  }, [cookies, status]);

  useEffect(() => {
    if (!cookies || !isSent) return;
    keep(cookies.signInGuard, fiveMinutes);
    location.assign(loginPath('login', location.pathname + location.search, locale));
  }, [cookies, isSent, locale]);

  if (!session) return { redirects: null, isSentAgain: null };
  if (!isForced || isError) return { redirects: false, isSentAgain: false };
  return { redirects: loses === undefined ? null : session.mechanism === 'redirect' && loses, isSentAgain: isSent };
}
