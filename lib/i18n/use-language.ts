import { useLocale } from 'next-intl';
import type { Language } from '../sites/languages';

/** The language of the page, without its country: it stands first in a locale, and no page needs the table for it. */
export const useLanguage = (): Language => useLocale().slice(0, 2) as Language;
