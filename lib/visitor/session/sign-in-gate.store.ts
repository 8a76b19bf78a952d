import { create } from 'zustand';
import { type Emotion, emotionKinds } from '@/lib/domain/emotion';
import { useModals } from '@/lib/modals/modals.store';
import { readJson, writeText } from '../device/storage';
import { useAlerts } from '../notices/alerts.store';

/**
 * What a visitor wanted to do when they were asked to sign in; `name` is what the dialog calls it. `off` and an emotion
 * of null take back: only a session that ended on the way leads there.
 */
export type WantedMark =
  | { kind: 'cinema' | 'film'; slug: string; name: string; off?: boolean }
  | { kind: 'emotion'; slug: string; name: string; emotion: Emotion | null };
type Kind = WantedMark['kind'];

export const isTakenBack = (wanted: WantedMark): boolean =>
  wanted.kind === 'emotion' ? wanted.emotion === null : wanted.off === true;

type Gate = {
  wanted: WantedMark | null;
  /** They were signed in a moment ago. */
  hasExpired: boolean;
};

export const useGate = create<Gate>(() => ({ wanted: null, hasExpired: false }));

/** Asks a signed-out visitor to sign in first (spec visitor §2, "Sign-in gate"). */
export function requireSignIn(wanted: WantedMark, { trigger = null, hasExpired = false }: Request = {}): void {
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

export function forgetWantedMark(): void {
  useGate.setState({ wanted: null, hasExpired: false });
  writeText('session', storage);
}

const storage = 'candela_wanted';
/** Milliseconds: as long as a sign-up with its e-mail may take. */
const keptFor = 15 * 60_000;

/**
 * Keeps the wish through the way to the provider and back: in this tab and site only, so that no link can bring one
 * along. False where the browser refuses.
 */
export function keepWantedMark(now = Date.now()): boolean {
  const { wanted } = useGate.getState();
  return !wanted || writeText('session', storage, JSON.stringify({ ...wanted, until: now + keptFor }));
}

/** The wish, once: it is forgotten by being taken. */
export function takeWantedMark(kinds: readonly Kind[], now = Date.now()): WantedMark | null {
  const wanted = useGate.getState().wanted ?? recall(now);
  if (!wanted || !kinds.includes(wanted.kind)) return null;
  forgetWantedMark();
  return wanted;
}

function recall(now: number): WantedMark | null | undefined {
  return readJson('session', storage, (kept) =>
    isKept(kept) && kept.until > now && kept.until <= now + keptFor ? kept : null,
  );
}

function isKept(value: unknown): value is WantedMark & { until: number } {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, slug, name, emotion = null, until } = value as Record<string, unknown>;
  const isWish =
    kind === 'cinema' ||
    kind === 'film' ||
    (kind === 'emotion' && [null, ...emotionKinds].some((one) => one === emotion));
  return isWish && typeof slug === 'string' && slug !== '' && typeof name === 'string' && typeof until === 'number';
}

/** Whether a wish would last through the way to the provider. */
export function canKeepWantedMark(): boolean {
  const lasts = writeText('session', `${storage}_try`, 'x');
  writeText('session', `${storage}_try`);
  return lasts;
}
