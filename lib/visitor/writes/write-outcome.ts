import type { QueryClient } from '@tanstack/react-query';
import { leaveSession } from '../session/come-and-go';
import { forgetClient, reloadSession } from '../session/session';
import { openSignInGate, type WantedMark } from '../session/sign-in-gate.store';
import { errorStatus } from './send-write';

/** limit: there are as many as may be; expired: the gate has opened and keeps the wish; hasty: too many in a minute. */
export type WriteOutcome = 'done' | 'limit' | 'expired' | 'hasty' | 'failed';

const byStatus: Readonly<Record<number, WriteOutcome>> = { 401: 'expired', 409: 'limit', 429: 'hasty' };

/** What became of a write that failed. A session that ended meanwhile is told to every tab, and the wish is kept. */
export function resolveOutcome(error: unknown, queries: QueryClient, wanted: WantedMark): WriteOutcome {
  const status = errorStatus(error);
  const outcome = byStatus[status] ?? 'failed';
  // Another client has signed in, in a tab that was not heard: the write was theirs to refuse, and this tab is theirs to see.
  if (status === 403) void reloadSession(queries);
  if (outcome === 'expired') {
    forgetClient(queries);
    leaveSession();
    openSignInGate(wanted, { hasExpired: true });
  }
  return outcome;
}
