import type { Language } from '@/lib/sites/languages';
import { siteFacts } from '@/lib/sites/sites';
import { messagesIn } from '@/tests/support/messages-in';
import type { Visit } from './judge';
import { readLines } from './lines';
import type { Page } from './pages';

type Words = { readonly [key: string]: string | Words };
type Message = { path: readonly string[]; text: string };

/** Messages that say that there is nothing are called so: `none`, `none.title`, `noShowings`; but `none.go` leads on from there. */
const isOfNothing = ({ path }: Message) =>
  path.some((key) => /^(no[A-Z]\w*|none\w*|nothing|empty)$/.test(key)) && path.at(-1) !== 'go';
/** Those that say how many there are say so of none as well. */
const isOfSum = ({ path }: Message) => path.some((key) => /^(sum|count|found|left|summary)$/.test(key));

/** A line that says that there is nothing although there is, which is for nobody to say whom nobody answers. */
export function findDenial({ site, lines }: Page, { reply }: Visit): string | null {
  if (reply?.status !== 200) return null;
  const usual = new Set(lines);
  const denials = listDenials(siteFacts(site).defaultLanguage);
  const line = readLines(reply.text).find((each) => !usual.has(each) && denials.some((denial) => denial.test(each)));
  return line ? `says "${line}"` : null;
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
