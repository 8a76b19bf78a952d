import { useLocale } from 'next-intl';
import { type MouseEvent, useEffect, useEffectEvent, useState } from 'react';
import { useQueryClient } from '@/lib/api/use-query';
import { useModals } from '@/lib/modals/modals.store';
import type { ModalId } from '@/lib/modals/modals.table';
import { reloadSession, useSession } from '@/lib/visitor/session/session';
import { saveWantedMark } from '@/lib/visitor/session/wanted-mark';
import { currentPath, findFramedPage, lacksPages, loginPath } from '../facts/account.logic';

type Intent = 'login' | 'signup';

/** How one signs in on this site. A press that comes before the site has said so waits for it. */
export function useSignIn(from?: ModalId) {
  const locale = useLocale();
  const { session, isDown } = useSession({ ask: true });
  const [waiting, setWaiting] = useState<Intent | null>(null);
  const [isAskingAgain, setAskingAgain] = useState(false);
  const queries = useQueryClient();
  const signInPath = (intent: Intent) => loginPath(intent, currentPath(location), locale);

  const start = useEffectEvent((intent: Intent) => {
    saveWantedMark();
    const framed = session && findFramedPage(session, intent);
    if (framed) {
      if (from) useModals.getState().close(from);
      useModals.getState().open('authenticationFrame', { data: { step: intent, url: framed } });
    }
    // Leaving the page closes the dialog; closing it first would take a step back in the history and stop the way there.
    else if (from) location.replace(signInPath(intent));
    else location.assign(signInPath(intent));
  });
  // Back from the provider, the page may be shown as it was left.
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => persisted && setWaiting(null);
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, []);

  const isKnown = (session !== null || isDown) && !isAskingAgain;
  useEffect(() => {
    if (waiting && isKnown) start(waiting);
  }, [waiting, isKnown]);

  const go = (intent: Intent, event: MouseEvent) => {
    // A new tab or window is the visitor's own wish.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setWaiting(intent);
    if (!session || !lacksPages(session)) return;
    setAskingAgain(true);
    void reloadSession(queries).finally(() => setAskingAgain(false));
  };
  return { pathOf: signInPath, go, isWaiting: waiting !== null && !isKnown };
}
