import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { languages } from '@/lib/sites/languages';
import { messagesIn } from '../support/messages-in';

type Words = { readonly [key: string]: string | Words };
const flat = (words: Words, at = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[at + key, value]] : flat(value, `${at}${key}.`),
  );

/** Names and kinds of everything a message is filled with, wherever in it that stands. */
const filledWith = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const own = `${element.value} ${TYPE[element.type]}`;
    if (element.type === TYPE.tag) return [own, ...filledWith(element.children)];
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return [own];
    return [own, ...Object.values(element.options).flatMap(({ value }) => filledWith(value))];
  });
/** What French grammar alone asks for: "au Havre" is a town with its preposition, "D’Agnès" an elided "de". */
const frenchGrammar: Record<string, string[]> = { 'at argument': ['city argument'], 'elided select': [] };
const argumentsOf = (text: string) =>
  [...new Set(filledWith(parse(text)).flatMap((name) => frenchGrammar[name] ?? name))].sort();

describe.each(languages)('messages in %s', (language) => {
  const words = flat(messagesIn(language));

  it('says of a showing to tick what it says of one to book', () => {
    const stateOf = (space: string) =>
      words.filter(([key]) => ['ends', 'full', 'closed'].some((state) => key === `${space}.${state}`)).sort();
    const texts = (space: string) => stateOf(space).map(([, text]) => text);
    expect(texts('season')).toHaveLength(3);
    expect(texts('season')).toEqual(texts('showtimes'));
  });

  it('has the keys of all other languages', () => {
    expect(words.map(([key]) => key).sort()).toEqual(
      flat(messagesIn('fr'))
        .map(([key]) => key)
        .sort(),
    );
  });

  it('leaves none empty, and none with a space too many', () => {
    expect(words.filter(([, text]) => !text.trim() || text !== text.trim() || text.includes('  '))).toEqual([]);
  });

  it('is filled with what the French is filled with', () => {
    const french = new Map(flat(messagesIn('fr')));
    const different = words.filter(
      ([key, text]) => argumentsOf(text).join() !== argumentsOf(french.get(key) ?? '').join(),
    );
    expect(different).toEqual([]);
  });

  it('names no plural form that the language lacks, and leaves none out', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.filter((form) => form !== 'many');
    const plurals = (elements: readonly MessageFormatElement[]): string[][] =>
      elements.flatMap((element) =>
        element.type === TYPE.plural ? [Object.keys(element.options).filter((key) => !key.startsWith('='))] : [],
      );
    for (const [key, text] of words)
      for (const named of plurals(parse(text)))
        expect({ key, forms: named.sort() }).toEqual({ key, forms: forms.toSorted() });
  });

  it('writes the apostrophe of print', () => {
    expect(words.filter(([, text]) => /\p{L}'\p{L}/u.test(text))).toEqual([]);
  });
});

it('keeps French punctuation on the line of its word', () => {
  const loose = flat(messagesIn('fr')).filter(
    ([, text]) => / [:;?!€%»]|« (?!\S*\u00a0)/.test(text) || /«[^\u00a0\u202f]/.test(text),
  );
  expect(loose).toEqual([]);
});

it('writes German as in Switzerland, the one country whose site speaks it', () => {
  expect(flat(messagesIn('de')).filter(([, text]) => text.includes('ß'))).toEqual([]);
});
