import { createHash } from 'node:crypto';
import { htmlOnlyTexts, mostHtmlOnly } from './html-only-texts';

/** Keeps a text that the HTML alone shall hold. Its name is made of what it says, so that a page made anew is the same to the letter. */
export function leaveToHtml(text: string): string {
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 12);
  const kept = htmlOnlyTexts();
  kept.delete(name);
  kept.set(name, text);
  for (const oldest of kept.keys()) {
    if (kept.size <= mostHtmlOnly) break;
    kept.delete(oldest);
  }
  return name;
}
