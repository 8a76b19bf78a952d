import { emotionKinds } from '@/lib/domain/emotion';
import { findJson, saveText } from '../device/storage';
import { useGate, type WantedMark } from './sign-in-gate.store';

type Kind = WantedMark['kind'];

export const isTakenBack = (wanted: WantedMark): boolean =>
  wanted.kind === 'emotion' ? wanted.emotion === null : wanted.off === true;

export function forgetWantedMark(): void {
  useGate.setState({ wanted: null, hasExpired: false });
  saveText('session', storage);
}

const storage = 'candela_wanted';
/** Milliseconds: as long as a sign-up with its e-mail may take. */
const wantedLife = 15 * 60_000;

/**
 * Keeps the wish through the way to the provider and back: in this tab and site only, so that no link can bring one
 * along. False where the browser refuses.
 */
export function saveWantedMark(now = Date.now()): boolean {
  const { wanted } = useGate.getState();
  return !wanted || saveText('session', storage, JSON.stringify({ ...wanted, until: now + wantedLife }));
}

/** The wish, once: it is forgotten by being taken. */
export function takeWantedMark(kinds: readonly Kind[], now = Date.now()): WantedMark | null {
  const wanted = useGate.getState().wanted ?? recall(now);
  if (!wanted || !kinds.includes(wanted.kind)) return null;
  forgetWantedMark();
  return wanted;
}

/** What a member wanted meanwhile, once, in the order in which it was pressed. */
export function takeWishes(kinds: readonly Kind[]): WantedMark[] {
  const { waiting } = useGate.getState();
  const isMeant = ({ kind }: WantedMark) => kinds.includes(kind);
  useGate.setState({ waiting: waiting.filter((each) => !isMeant(each)) });
  return waiting.filter(isMeant);
}

function recall(now: number): WantedMark | null | undefined {
  return findJson('session', storage, (kept) =>
    isKept(kept) && kept.until > now && kept.until <= now + wantedLife ? kept : null,
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
export function canSaveWantedMark(): boolean {
  const lasts = saveText('session', `${storage}_try`, 'x');
  saveText('session', `${storage}_try`);
  return lasts;
}
