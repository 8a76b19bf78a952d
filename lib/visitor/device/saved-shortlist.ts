import { useSyncExternalStore } from 'react';
import { findText, saveText } from './storage';

const listKey = 'candela_shortlist';
const tickingKey = 'candela_ticking';
const changed = 'candela:shortlist';

/** What a device refuses to keep, or has no room for, is held for as long as this tab goes without a reload. */
const held = new Map<string, string>();

/** Another tab of this site tells by `storage`. */
export function followShortlist(listener: () => void): () => void {
  for (const event of [changed, 'storage']) addEventListener(event, listener);
  return () => {
    for (const event of [changed, 'storage']) removeEventListener(event, listener);
  };
}

const read = (area: 'local' | 'session', key: string) => held.get(key) ?? findText(area, key) ?? '';

function write(area: 'local' | 'session', key: string, text: string): void {
  if (saveText(area, key, text)) held.delete(key);
  else held.set(key, text);
  dispatchEvent(new Event(changed));
}

/** The showings that this visitor holds to compare, as `writeList` writes them. */
export const readShortlist = (): string => read('local', listKey);
export const saveShortlist = (list: string): void => write('local', listKey, list);
export const useShortlist = (): string => useSyncExternalStore(followShortlist, readShortlist, () => '');

/** Whether chips are ticked in this tab, instead of followed. */
export const isTicking = (): boolean => read('session', tickingKey) !== '';
export const setTicking = (isOn: boolean): void => write('session', tickingKey, isOn ? 'on' : '');
export const useTicking = (): boolean => useSyncExternalStore(followShortlist, isTicking, () => false);
