import { useSyncExternalStore } from 'react';
import { keptVersionsKey, parseKept } from '@/lib/domain/kept-versions';
import { readText, writeText } from './storage';

const changed = 'candela:versions';
const readKept = () => readText('local', keptVersionsKey) ?? '';

function subscribe(listener: () => void): () => void {
  // Another tab of this site tells by `storage`.
  for (const event of [changed, 'storage']) addEventListener(event, listener);
  return () => {
    for (const event of [changed, 'storage']) removeEventListener(event, listener);
  };
}

/** The versions that this visitor asked to keep for the next time; none on the server. */
export const useKeptVersions = (): string[] => parseKept(useSyncExternalStore(subscribe, readKept, () => ''));

/** Kept until taken back; none takes them back. A browser that refuses storage keeps nothing. */
export function keepVersions(versions: readonly string[]): void {
  writeText('local', keptVersionsKey, versions.join());
  dispatchEvent(new Event(changed));
}

const suggestedKey = 'candela_suggested';

/** Whether this is the first page of the visit that had something to suggest: it is said there alone. */
export function isFirstSuggestion(): boolean {
  const first = readText('session', suggestedKey);
  if (!first) writeText('session', suggestedKey, location.pathname.split('/filters')[0] ?? '');
  return !first || location.pathname.startsWith(first);
}
