import { useSyncExternalStore } from 'react';
import { parseSavedVersions, savedVersionsKey } from '@/lib/domain/saved-versions';
import { findText, saveText } from './storage';

const changed = 'candela:versions';
const findSaved = () => findText('local', savedVersionsKey) ?? '';

function subscribe(listener: () => void): () => void {
  // Another tab of this site tells by `storage`.
  for (const event of [changed, 'storage']) addEventListener(event, listener);
  return () => {
    for (const event of [changed, 'storage']) removeEventListener(event, listener);
  };
}

/** The versions that this visitor asked to keep for the next time; none on the server. */
export const useSavedVersions = (): string[] =>
  parseSavedVersions(useSyncExternalStore(subscribe, findSaved, () => ''));

/** Kept until taken back; none takes them back. A browser that refuses storage keeps nothing. */
export function saveVersions(versions: readonly string[]): void {
  saveText('local', savedVersionsKey, versions.join());
  dispatchEvent(new Event(changed));
}

const suggestedKey = 'candela_suggested';

/** Whether this is the first page of the visit that had something to suggest: it is said there alone. */
export function isFirstSuggestion(): boolean {
  const first = findText('session', suggestedKey);
  if (!first) saveText('session', suggestedKey, location.pathname.split('/filters')[0] ?? '');
  return !first || location.pathname.startsWith(first);
}
