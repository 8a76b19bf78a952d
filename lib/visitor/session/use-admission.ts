import { useQueryClient } from '@/lib/api/use-query';
import { askSessionAgain, useSession } from './session';
import { keepWish, openSignInGate, type WantedMark } from './sign-in-gate.store';

/** go: somebody is signed in; kept: done once somebody is, or the gate has opened; down: nobody can tell. */
type Admission = 'go' | 'kept' | 'down';

/** Who may do what was just pressed; a session that could not be asked for is asked for again. */
export function useAdmission(): (wanted: WantedMark, trigger?: HTMLElement) => Promise<Admission> {
  const { status, isDown } = useSession();
  const queries = useQueryClient();
  return async (wanted, trigger) => {
    if (status === 'unknown') {
      keepWish(wanted);
      return 'kept';
    }
    const known = isDown ? await askSessionAgain(queries) : status;
    if (known === 'in') return 'go';
    if (known === null) return 'down';
    openSignInGate(wanted, trigger && { trigger });
    return 'kept';
  };
}
