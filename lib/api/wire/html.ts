import sanitize, { type IOptions } from 'sanitize-html';
import { text } from './plain';

/** Far more than any editor writes, and little enough that hostile megabytes stay cheap to parse. */
const longest = 100_000;

const allowed: IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'div', 'span', 'blockquote', 'h2', 'h3', 'h4', 'h5', 'h6'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sup', 'sub', 'abbr', 'a'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    abbr: ['title'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    '*': ['lang'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 50,
  transformTags: {
    h1: 'h2', // the page has its own
    a: (tagName, { href, target }) => ({
      tagName,
      attribs: {
        ...(href && { href }),
        ...(target === '_blank' && { target }),
        rel: 'noopener noreferrer',
      },
    }),
  },
};

/** What an editor wrote, without anything that runs, styles or frames. Null when nothing readable is left. */
export function safeHtml(value: string): string | null {
  const clean = sanitize(value.slice(0, longest).replaceAll('\r\n', '\n'), allowed).trim();
  return plainText(clean) ? clean : null;
}

/** The words alone, `<br>` and the ends of paragraphs, list items and headings as line breaks. */
export function plainText(value: string): string | null {
  const lines = value
    .slice(0, longest)
    .replace(/\r\n?/g, '\n')
    .replace(/<br\s*\/?>\n?|<\/(?:p|li|h[1-6])>\n?/gi, '\n');
  return decoded(sanitize(lines, { allowedTags: [], allowedAttributes: {}, nestingLimit: 50 })).trim() || null;
}

/** Undoes the four escapes the sanitiser itself writes; all other entities it has already read. */
const decoded = (escaped: string) =>
  escaped.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

export const html = text.transform((value) => value && safeHtml(value));
export const words = text.transform((value) => value && plainText(value));
