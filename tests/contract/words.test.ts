import { describe, expect, it } from 'vitest';
import { type Language, languages } from '@/lib/sites/languages';
import { messagesIn } from '../support/messages-in';

type Words = { readonly [key: string]: string | Words };
const flat = (words: Words, at = ''): [key: string, text: string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[at + key, value] as [string, string]] : flat(value, `${at}${key}.`),
  );
const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What is typed into a search is no sentence of ours. */
const isSaid = ([key]: [string, string]) => !/^search\.screen\..*\.words$/.test(key);

/** How a visitor is spoken to is one choice a language: vous, you, Sie, je. */
const otherAddress: Partial<Record<Language, RegExp>> = {
  fr: /(?<!\p{L})(?:tu|te|toi|tes|tien)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:du|dir|dich|dein\p{L}*)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:u|uw|uwe)(?!\p{L})/iu,
};

/** The quotes of print; Swiss ones stand close to their word, French ones do not. */
const quotes: Record<Language, { own: RegExp; pair: RegExp }> = {
  fr: { own: /[«»]/, pair: /«\u00a0[^«»]+\u00a0»/g },
  en: { own: /[“”]/, pair: /“[^“”]+”/g },
  de: { own: /[«»]/, pair: /«[^«»\s](?:[^«»]*[^«»\s])?»/g },
  nl: { own: /[‘]/, pair: /‘[^‘]+’/g },
};
const anyQuote = /["„“”«»‚‘‹›]/;

/** What a thing is not called, because it has another name. */
const otherNames: Record<Language, readonly RegExp[]> = {
  fr: [/(?<!\p{L})SME(?!\p{L})/u, /sourds et malentendants/i, /abonnement illimité/i, /langue originale/i],
  en: [/hard[- ]of[- ]hearing/i, /help center/i, /theater/i, /original language/i],
  de: [/erneut|noch einmal/i, /Aktuelles|Neuigkeiten/, /Brotkrumen/, /Schwerhörige/, /Original(?:sprache|fassung)/],
  nl: [
    /Helpcentrum|Klantenservice|(?<!\p{L})Help(?!\p{L})/u,
    /aanbieding/i,
    /bij het reserveren/,
    /slechthorenden/,
    /originele taal/i,
  ],
};

/** Keys of one name that say one thing wherever they stand. */
const sameEverywhere = ['retry', 'trail', 'brand', 'playTrailer'];

/** Keys of several names that say one thing: a page and the calendar that was taken from it. */
const saidAlike: [first: string, ...others: string[]][] = [
  ['showtimes.full', 'season.full', 'accessible.full', 'shortlist.state.full', 'premieres.full', 'calendar.soldOut'],
  ['cinema.stepFree', 'accessible.stepFree'],
];

describe.each(languages)('the words in %s', (language) => {
  const said = flat(messagesIn(language)).filter(isSaid);

  it('speak to the visitor in one way', () => {
    const other = otherAddress[language];
    expect(said.filter(([, text]) => other?.test(text.replace(/\{[^{}]*\}/g, '')))).toEqual([]);
  });

  it('quote as the language does, and close what they open', () => {
    const { own, pair } = quotes[language];
    const left = said.map(([key, text]): [string, string] => [key, text.replace(pair, '')]);
    expect(left.filter(([, text]) => own.test(text) || anyQuote.test(text))).toEqual([]);
  });

  it('call a thing by one name', () => {
    const wrong = said.filter(([, text]) => otherNames[language].some((name) => name.test(text)));
    expect(wrong).toEqual([]);
  });

  it.each(sameEverywhere)('say "%s" alike everywhere', (name) => {
    const all = said.filter(([key]) => key === name || key.endsWith(`.${name}`)).map(([, text]) => text);
    expect([...new Set(all)].length).toBeLessThanOrEqual(1);
  });

  it('have one name for each need of access', () => {
    const byKey = new Map(said);
    const needs = said.flatMap(([key]) => /^showtimes\.access\.(.+)$/.exec(key)?.[1] ?? []);
    expect(needs.length).toBeGreaterThan(2);
    for (const need of needs) {
      const name = capitalise(byKey.get(`showtimes.access.${need}`) ?? '');
      const places = ['showtimes.filter.access.*', 'filters.access.*', 'accessible.kind.*.name'];
      const others = places.flatMap((place) => byKey.get(place.replace('*', need)) ?? []);
      expect({ need, others: others.map(capitalise) }).toEqual({ need, others: others.map(() => name) });
    }
  });

  it.each(saidAlike)('say one thing by one name: %s', (first, ...others) => {
    const byKey = new Map(said);
    expect(byKey.get(first)).toBeTruthy();
    expect(others.map((key) => [key, byKey.get(key)])).toEqual(others.map((key) => [key, byKey.get(first)]));
  });

  it('write an ellipsis and a dash as print does', () => {
    expect(said.filter(([, text]) => /\.{3}| - |--/.test(text))).toEqual([]);
  });
});
