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
  wanted: WantedMark | null;
  /** They were signed in a moment ago. */
  hasExpired: boolean;
};

export const useGate = create<Gate>(() => ({ wanted: null, hasExpired: false }));

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

/** Keeps a wish until what would do it is ready, and says so where that takes long. */
export function waitWith(wanted: WantedMark, isReady: () => boolean): void {
  useGate.setState({ wanted });
  setTimeout(() => {
    if (!isReady() && useGate.getState().wanted === wanted) useAlerts.getState().lose(() => waitWith(wanted, isReady));
  }, patience);
}
