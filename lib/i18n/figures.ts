import type { Language } from '../sites/languages';
import type { Locale } from '../sites/locales';

const narrowSpace = '\u202f';
const separators: Record<Language, string> = { fr: narrowSpace, en: ',', de: '’', nl: '.' };
const exceptions: Partial<Record<Locale, string>> = { 'en-CH': '’', 'fr-MA': '.' };

/**
 * A whole number as a locale writes it. Grouped here, not by Intl: Node and a browser may know other signs, as for
 * fr-CH, and an island would then not draw what the page holds.
 */
export const formatFigures = (count: number, locale: Locale): string =>
  String(count).replace(/\B(?=(\d{3})+$)/g, exceptions[locale] ?? separators[locale.slice(0, 2) as Language]);
