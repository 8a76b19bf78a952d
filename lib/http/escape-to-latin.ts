import { processWide } from '../process/process-wide';

const wide = /[^\0-\xff]/;
/** By the character, and by the half of one where it takes two. */
const wideCharacters = /[^\0-\xff]/gu;
const wideUnits = /[^\0-\xff]/g;

/** Nothing in them is read as HTML. */
const raw = /(<script\b[^>]*>[\s\S]*?<\/script>|<style\b[^>]*>[\s\S]*?<\/style>)/;
/** What stands in them is JSON, or strings that are written as in JSON. */
const data = /^<script\b[^>]*(?: type="application\/(?:ld\+)?json"[^>]*>|>self\.__next_f\.push\(\[)/;

/**
 * The same page, in which all that Latin-1 does not have is written by its number: a typographic apostrophe as `&#8217;`, in data as
 * `\u2019`. V8 keeps such a text in one byte a character in place of two, and Next measures and writes it several times
 * faster (`decisions/0016-what-a-middleware-costs.md`). In scripts that others wrote nothing is changed.
 */
export function escapeToLatin(html: string): string {
  if (!wide.test(html)) return html;
  const parts = html.split(raw);
  const escaped = parts.map((part, place) => {
    if (place % 2 === 0) return part.replace(wideCharacters, (one) => `&#${one.codePointAt(0)};`);
    return data.test(part) ? part.replace(wideUnits, escapeUnit) : part;
  });
  const text = escaped.join('');
  // What is cut out of a text of two bytes has two bytes itself, whatever is in it.
  return wide.test(text) ? text : Buffer.from(text, 'latin1').toString('latin1');
}

const escapeUnit = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Has every page that is made be kept so: `cache-handler.mjs`, which Next loads itself, finds this on the shelf. */
export const sendPagesInLatin = (): void => void processWide('page in latin', () => escapeToLatin);
