import { useLocale } from 'next-intl';
import { locales } from '../sites/locales';
import type { Language } from '../sites/sites';

/** The language of the page, without its country. */
export const useLanguage = (): Language => locales[useLocale()].language;
