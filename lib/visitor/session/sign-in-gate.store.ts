import { create } from 'zustand';
import type { Emotion } from '@/lib/domain/emotion';
import { useModals } from '@/lib/modals/modals.store';
import { useAlerts } from '../notices/alerts.store';

/**
 * What a visitor wanted to do when they were asked to sign in; `name` is what the dialog calls it. `off` and an emotion
 * of null take back: only a session that ended on the way leads there.
 */
export type WantedMark =
  | { kind: 'cinema' | 'film'; slug: string; name: string; off?: boolean }
  | { kind: 'emotion'; slug: string; name: string; emotion: Emotion | null };

type Gate = {
  /** What the dialog speaks of. */
  wanted: WantedMark | null;
  /** What a member pressed before it could be done, in that order. */
  waiting: readonly WantedMark[];
  /** They were signed in a moment ago. */
  hasExpired: boolean;
};

export const useGate = create<Gate>(() => ({ wanted: null, waiting: [], hasExpired: false }));

/** Asks a signed-out visitor to sign in first (spec visitor §2, "Sign-in gate"). */
export function openSignInGate(wanted: WantedMark, { trigger = null, hasExpired = false }: Request = {}): void {
  const { closeAll, open } = useModals.getState();
  closeAll();
  useGate.setState({ wanted, hasExpired });
  open('signInRequired', { trigger });
}
type Request = { trigger?: HTMLElement | null; hasExpired?: boolean };

/** Milliseconds after which a visitor is told that nothing happens. */
const patience = 6_000;

/** Keeps what a member wants until it can be done; of one thing what was wanted last. */
export const keepWish = (wanted: WantedMark): void =>
  useGate.setState(({ waiting }) => ({ waiting: [...waiting.filter((each) => !isSameThing(each, wanted)), wanted] }));

const isSameThing = (one: WantedMark, other: WantedMark) => one.kind === other.kind && one.slug === other.slug;

/** Keeps it as well, and says so where that takes long. */
export function waitWith(wanted: WantedMark): void {
  keepWish(wanted);
  setTimeout(() => {
    if (useGate.getState().waiting.includes(wanted)) useAlerts.getState().lose(() => waitWith(wanted));
  }, patience);
}

/** There is nobody any more whose wishes they would be: whoever wants one of them signs in once more. */
export function refuseWishes(): void {
  const wanted = useGate.getState().waiting.at(-1);
  useGate.setState({ waiting: [] });
  if (wanted) openSignInGate(wanted, { hasExpired: true });
}
