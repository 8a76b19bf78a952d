import { findText } from '@/lib/visitor/device/storage';

export const shortcutKey = 'candela_search_key';

/** A single key must be one that a visitor can switch off (WCAG 2.1.4). */
export const hasShortcut = (): boolean => findText('local', shortcutKey) !== 'off';

/** ⌘K and Ctrl-K anywhere, `/` outside of fields; neither over another modal. */
export function isSearchKey({ key: pressed, metaKey, ctrlKey, altKey, isComposing, target }: KeyboardEvent): boolean {
  if (isComposing || altKey || document.querySelector('dialog[open]')) return false;
  if (metaKey || ctrlKey) return pressed.toLowerCase() === 'k' && metaKey !== ctrlKey;
  return pressed === '/' && !isField(target) && hasShortcut();
}

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
