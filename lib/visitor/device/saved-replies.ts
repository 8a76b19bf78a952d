import { useSyncExternalStore } from 'react';
import { findText, saveText } from './storage';

const repliesKey = 'candela_replies';
const unsentKey = 'candela_unsent';
const changed = 'candela:replies';

/** What a device refuses to keep, or has no room for, is held for as long as this tab goes without a reload. */
const held = new Map<string, string>();

function follow(listener: () => void): () => void {
  for (const event of [changed, 'storage']) addEventListener(event, listener);
  return () => {
    for (const event of [changed, 'storage']) removeEventListener(event, listener);
  };
}

const readSaved = (key: string): string => held.get(key) ?? findText('local', key) ?? '';

function save(key: string, text: string): void {
  if (text === readSaved(key)) return;
  if (saveText('local', key, text)) held.delete(key);
  else held.set(key, text);
  dispatchEvent(new Event(changed));
}

/** What friends answered in the links that were opened, as `writeReplies` writes it. */
export const readReplies = (): string => readSaved(repliesKey);
export const saveReplies = (text: string): void => save(repliesKey, text);
export const useSavedReplies = (): string => useSyncExternalStore(follow, readReplies, () => '');

/** What the visitor ticked themselves before they said who they are, as a list with one reply. */
export const readUnsent = (): string => readSaved(unsentKey);
export const saveUnsentText = (text: string): void => save(unsentKey, text);
