import sanitize from 'sanitize-html';

/** Far more than any editor writes, and little enough that hostile megabytes stay cheap to parse. */
export const longestEdited = 100_000;

/** The words alone, `<br>` and the ends of paragraphs, list items and headings as line breaks. */
export function plainText(value: string): string | null {
  const lines = value
    .slice(0, longestEdited)
    .replace(/\r\n?/g, '\n')
    .replace(/<br\s*\/?>\n?|<\/(?:p|li|h[1-6])>\n?/gi, '\n');
  return decoded(sanitize(lines, { allowedTags: [], allowedAttributes: {}, nestingLimit: 50 })).trim() || null;
}

/** Undoes the four escapes the sanitiser itself writes; all other entities it has already read. */
const decoded = (escaped: string) =>
  escaped.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
