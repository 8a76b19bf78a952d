import { type Language, languages } from '@/lib/sites/languages';

export type Words = Readonly<Record<Language, string>>;

/** A text made for each language of the sites. */
export const inEach = (write: (language: Language) => string): Words =>
  Object.fromEntries(languages.map((language) => [language, write(language)])) as Words;

/** The same in every language: names, codes. */
export const same = (text: string): Words => inEach(() => text);

/** One text; the order is the same wherever texts stand in a row. A language without words of its own reads the English ones. */
export const t = (fr: string, en: string, de = en, nl = en): Words => ({ ...same(en), fr, en, de, nl });

/** What is written for some languages; another one is given the English. */
export type SomeWords<Written = string> = { readonly en: Written } & Partial<Readonly<Record<Language, Written>>>;

export const wordsIn = <Written>(words: SomeWords<Written>, language: Language): Written => words[language] ?? words.en;

/** A title as an address: `La Voleuse d’Étoiles` → `la-voleuse-d-etoiles`. */
export const slugify = (text: string): string =>
  text
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
