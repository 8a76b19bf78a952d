import type { Reply } from '@/tests/support/ask-site';
import { readLines } from './lines';

/** What an answer is to whoever asks for it, and how it is judged as that. */
type Judged = {
  /** What it says, a line a piece, as it can be compared. */
  readLines: (reply: Reply) => string[];
  /** Whether it is what it should be, whatever it says. */
  isSound: (reply: Reply) => boolean;
  /** Lines that are items of its lists: an answer without any says that there is nothing. */
  items?: RegExp;
  /** Whether nothing that it says can be compared. */
  isMute?: true;
  /** Whether each item that is left out counts as called off. */
  mustBeWhole?: true;
};

const hasHeading = ({ text }: Reply) => /<h1[ >]/.test(text);
/** Each lane of servers has ports of its own, and each session a mark. */
const withoutOwn = (text: string) =>
  text.replaceAll(/(127\.0\.0\.1|localhost)(:|%3A)\d+/g, '$1').replaceAll(/"mark":"[^"]*"/g, '"mark":""');
const listLines = ({ text }: Reply) =>
  [
    ...new Set(
      withoutOwn(text)
        .split(/\r?\n|(?<=>)(?=<)/)
        .map((line) => line.trim()),
    ),
  ].filter(Boolean);
const isOf =
  (type: RegExp) =>
  ({ headers, text }: Reply) =>
    type.test(headers['content-type'] ?? '') && text !== '';

export const forms = {
  page: {
    readLines: ({ text }) => readLines(text),
    isSound: (reply) => hasHeading(reply) && readLines(reply.text).length > 15,
  },
  json: {
    readLines: ({ text }) => [...new Set(listJsonLines(parseJson(withoutOwn(text)), ''))],
    isSound: ({ text }) => parseJson(text) !== undefined,
    items: /\[\]$/,
  },
  /** What it answers depends on what was done before. */
  write: {
    readLines: () => [],
    isSound: ({ status, text }) => status === 204 || parseJson(text) !== undefined,
    isMute: true,
  },
  calendar: { readLines: listLines, isSound: isOf(/^text\/calendar/), items: /^UID:/, mustBeWhole: true },
  feed: { readLines: listLines, isSound: isOf(/^application\/(rss\+xml|feed\+json)/), items: /^<guid/ },
  siteMap: { readLines: listLines, isSound: isOf(/^application\/xml/), items: /^<loc>/ },
  picture: { readLines: () => [], isSound: isOf(/^image\//), isMute: true },
  address: {
    readLines: ({ headers }) => listAddressLines(withoutOwn(headers.location ?? '')),
    isSound: ({ headers }) => Boolean(headers.location),
    // When it is that somebody puts into their calendar.
    items: /^dates /,
    mustBeWhole: true,
  },
  file: { readLines: listLines, isSound: ({ text }) => text !== '' },
} as const satisfies Record<string, Judged>;

export type Form = keyof typeof forms;
export const formOf = (form: Form): Judged => forms[form];

/** Whether an answer says honestly that it cannot tell, to a reader or to a program. */
export function isHonest(form: Form, reply: Reply): boolean {
  const { status, headers, text } = reply;
  if (form === 'page') return status === 503 && Boolean(headers['retry-after']) && hasHeading(reply);
  if (![502, 503, 504].includes(status) || /^\s*</.test(text)) return false;
  return Boolean(headers['retry-after']) || hasReason(parseJson(text));
}

const hasReason = (json: unknown) => typeof json === 'object' && json !== null && 'error' in json;

/** Where it leads, and each line of what it takes along. */
function listAddressLines(address: string): string[] {
  const [whither = '', query] = address.split('?');
  const said = [...new URLSearchParams(query)];
  return [whither, ...said.flatMap(([name, value]) => value.split('\n').map((line) => `${name} ${line}`))].filter(
    Boolean,
  );
}

/** Undefined for what is none. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Each value under the names that lead to it, and each list that has something in it. */
function listJsonLines(json: unknown, path: string): string[] {
  if (Array.isArray(json))
    return json.length ? [`${path}[]`, ...json.flatMap((each) => listJsonLines(each, `${path}[]`))] : [];
  if (typeof json === 'object' && json !== null)
    return Object.entries(json).flatMap(([name, value]) => listJsonLines(value, `${path}.${name}`));
  return [`${path} ${JSON.stringify(json)}`];
}
