import { createHash } from 'node:crypto';
import { keptTexts, mostKept } from './kept-text';

/** Keeps a text that the HTML alone shall hold. Its name is made of what it says, so that a page made anew is the same to the letter. */
export function keepText(text: string): string {
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 12);
  const kept = keptTexts();
  kept.delete(name);
  kept.set(name, text);
  for (const oldest of kept.keys()) {
    if (kept.size <= mostKept) break;
    kept.delete(oldest);
  }
  return name;
}
