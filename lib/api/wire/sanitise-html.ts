import sanitize, { type IOptions } from 'sanitize-html';
import { type SafeHtml, trustHtml } from '@/lib/domain/safe-html';
import { joinShortCompounds } from '../../text/hyphens';
import { joinMarks } from '../../text/join-marks';
import { longestEdited, plainText } from '../../text/plain-text';
import { text } from './plain';

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
  textFilter: (typed) => joinMarks(joinShortCompounds(typed)),
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
export function cleanHtml(value: string): SafeHtml | null {
  const clean = sanitize(value.slice(0, longestEdited).replaceAll('\r\n', '\n'), allowed).trim();
  return plainText(clean) ? trustHtml(clean) : null;
}

/** Text without a tag keeps its lines: some fields are typed as plain text. */
const withBreaks = (value: string): string => (/<[a-z/!]/i.test(value) ? value : value.replace(/\r?\n/g, '<br>'));

export const html = text.transform((value) => (value ? cleanHtml(withBreaks(value)) : null));
export const words = text.transform((value) => (value && joinMarks(plainText(value) ?? '')) || null);
