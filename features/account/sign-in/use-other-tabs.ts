import { useEffect } from 'react';
import { useQueryClient } from '@/lib/api/use-query';
import type { Session } from '@/lib/domain/client';
import { reloadFeelings } from '@/lib/visitor/marks/feelings';
import { followOtherTabs, tellOtherTabs } from '@/lib/visitor/session/other-tabs';
import { forgetClient, reloadSession } from '@/lib/visitor/session/session';
import { useSigned } from '@/lib/visitor/session/signed.store';

/** Has several tabs of a browser end the same: whoever signs in, leaves or likes something in one, does so in all. */
export function useOtherTabs(session: Session | null): void {
  const queries = useQueryClient();

  // Back from the provider nobody else knows of a session that has just begun.
  useEffect(() => tellOtherTabs('session'), []);

  // Nothing of a client outlives their session, should the next one be another's.
  useEffect(
    () =>
      useSigned.subscribe(({ signed }) => {
        if (signed === false) forgetClient(queries);
      }),
    [queries],
  );

  // Somebody has signed in elsewhere, or the session has been renewed: only the server can tell.
  const answered = session?.client ? session.mark : null;
  const mark = useSigned((state) => state.mark);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another mark is what there is to look at
  useEffect(() => {
    const { look } = useSigned.getState();
    look();
    const now = useSigned.getState().mark;
    if (answered !== null && now !== '' && now !== answered) void reloadSession(queries);
  }, [answered, mark, queries]);

  // A tab that nobody sees has time until it is seen.
  useEffect(() => {
    let isBehind = false;
    const catchUp = () => {
      if (!isBehind || document.visibilityState !== 'visible') return;
      isBehind = false;
      void Promise.all([reloadSession(queries), reloadFeelings(queries)]);
    };
    const stop = followOtherTabs((news) => {
      isBehind ||= news === 'marks';
      catchUp();
    });
    document.addEventListener('visibilitychange', catchUp);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', catchUp);
    };
  }, [queries]);
}
