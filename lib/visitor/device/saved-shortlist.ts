import { useSyncExternalStore } from 'react';
import { findText } from './storage';

export const listKey = 'candela_shortlist';
export const tickingKey = 'candela_ticking';
export const changed = 'candela:shortlist';

/** What a device refuses to keep, or has no room for, is held for as long as this tab goes without a reload. */
export const held = new Map<string, string>();

/** Another tab of this site tells by `storage`. */
export function followShortlist(listener: () => void): () => void {
  for (const event of [changed, 'storage']) addEventListener(event, listener);
  return () => {
    for (const event of [changed, 'storage']) removeEventListener(event, listener);
  };
}

const read = (area: 'local' | 'session', key: string) => held.get(key) ?? findText(area, key) ?? '';

/** The showings that this visitor holds to compare, as `writeList` writes them. */
export const readShortlist = (): string => read('local', listKey);
export const useShortlist = (): string => useSyncExternalStore(followShortlist, readShortlist, () => '');

/** Whether chips are ticked in this tab, instead of followed. */
export const isTicking = (): boolean => read('session', tickingKey) !== '';
export const useTicking = (): boolean => useSyncExternalStore(followShortlist, isTicking, () => false);
