import type { Language } from '@/lib/sites/languages';
import { siteFacts } from '@/lib/sites/sites';
import { messagesIn } from '@/tests/support/messages-in';
import { formOf } from './forms';
import { readLines } from './lines';
import type { Page } from './place';
import type { Visit } from './visit';

type Words = { readonly [key: string]: string | Words };
type Message = { path: readonly string[]; text: string };

/** Messages that say that there is nothing are called so: `none`, `none.title`, `noShowings`; but `none.go` leads on from there. */
const isOfNothing = ({ path }: Message) =>
  path.some((key) => /^(no[A-Z]\w*|none\w*|nothing|empty)$/.test(key)) && path.at(-1) !== 'go';
/** Those that say how many there are say so of none as well. */
const isOfSum = ({ path }: Message) => path.some((key) => /^(sum|count|found|left|summary)$/.test(key));

/** What says that there is nothing although there is, which is for nobody to say whom nobody answers. */
export const findDenial = (page: Page, visit: Visit): string | null =>
  page.form === 'page' ? findDenyingLine(page, visit) : findLackOfItems(page, visit);

function findDenyingLine({ site, lines }: Page, { reply }: Visit): string | null {
  if (reply?.status !== 200) return null;
  const usual = new Set(lines);
  const denials = denialsIn(siteFacts(site).defaultLanguage);
  const line = readLines(reply.text).find((each) => !usual.has(each) && denials.some((denial) => denial.test(each)));
  return line ? `says "${line}"` : null;
}

/** An answer that has none of its items any more, or nothing at all that it had; of a calendar, one that lacks any. */
function findLackOfItems({ form, status, lines }: Page, { reply }: Visit): string | null {
  if (reply?.status !== status || lines.length === 0) return null;
  const { items, mustBeWhole, readLines: read } = formOf(form);
  const there = new Set(read(reply));
  if (!lines.some((line) => there.has(line))) return 'says nothing of what it says';
  const known = lines.filter((line) => items?.test(line));
  const left = known.filter((line) => there.has(line));
  if (left.length < (mustBeWhole ? known.length : Math.min(1, known.length)))
    return `has ${left.length} of ${known.length} items`;
  return null;
}

const denialsIn = keepByLanguage(listDenials);

function keepByLanguage<T>(list: (language: Language) => T): (language: Language) => T {
  const kept = new Map<Language, T>();
  return (language) => {
    const found = kept.get(language) ?? list(language);
    kept.set(language, found);
    return found;
  };
}

function listDenials(language: Language): RegExp[] {
  const messages = listMessages(messagesIn(language), []);
  // Other ways on stand below the same name, and elsewhere as well.
  const elsewhere = new Set(messages.filter((message) => !isOfNothing(message)).map(({ text }) => text));
  const ofNothing = messages
    .filter(isOfNothing)
    .map(({ text }) => text)
    .filter((text) => !text.includes('plural') && !elsewhere.has(text));
  const ofZero = messages
    .filter(isOfSum)
    .flatMap(({ text }) => [...text.matchAll(/=0 \{([^{}]*\p{L}[^{}]*)\}/gu)].flatMap(([, words]) => words ?? []));
  return [
    ...ofNothing.map((text) => new RegExp(`^${toPattern(text)}$`)),
    // They stand among other words: « 5 cinémas, plus aucune séance ».
    ...ofZero.map((text) => new RegExp(String.raw`(?<!\p{L})${toPattern(text)}(?!\p{L})`, 'u')),
  ];
}

const listMessages = (words: Words, path: readonly string[]): Message[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [{ path: [...path, key], text: value }] : listMessages(value, [...path, key]),
  );

/** Any words may stand where a message names something. */
const toPattern = (text: string) =>
  text
    .split(/\{[^{}]*\}/)
    .map((part) => part.replaceAll(/[.*+?^$()|[\]\\{}]/g, String.raw`\$&`))
    .join('.+');
