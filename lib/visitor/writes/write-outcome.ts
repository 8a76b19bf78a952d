import type { QueryClient } from '@tanstack/react-query';
import { forgetClient } from '../session/session';
import { requireSignIn, type Wanted } from '../session/sign-in-gate.store';
import { useSigned } from '../session/signed.store';
import { statusOf } from './write';

/** limit: there are as many as may be; expired: the gate has opened and keeps the wish. */
export type Outcome = 'done' | 'limit' | 'expired' | 'failed';

const byStatus: Readonly<Record<number, Outcome>> = { 401: 'expired', 409: 'limit' };

/** What became of a write that failed. A session that ended meanwhile is told to every tab, and the wish is kept. */
export function outcomeOf(error: unknown, queries: QueryClient, wanted: Wanted): Outcome {
  const outcome = byStatus[statusOf(error)] ?? 'failed';
  if (outcome === 'expired') {
    forgetClient(queries);
    useSigned.getState().leave();
    requireSignIn(wanted, { hasExpired: true });
  }
  return outcome;
}
