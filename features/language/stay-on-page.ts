import { languageCookie } from '@/lib/i18n/cookie';
import { type Language, languages } from '@/lib/sites/languages';
import { saveCookie } from '@/lib/visitor/device/save-cookie';
import { hrefInLanguage } from './parts/language.logic';

/** Seconds. */
const aYear = 365 * 86_400;

/** Links to home pages in another language lead to the page in view, wherever they stand, and the language is remembered. */
export const stayOnPage = (): void => document.addEventListener('click', retarget);

/** Turns the link under the pointer to the page in view; the browser then follows it, in a new tab if so asked. */
function retarget({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null;
  const to = link && findLanguage(link.lang);
  const from = findLanguage(document.documentElement.lang);
  if (!link || !to || !from) return;

  const named = document.head.querySelector(`link[rel="alternate"][hreflang="${link.hreflang}"]`);
  saveCookie(languageCookie, to, aYear);
  link.href = hrefInLanguage(to, from, location, named?.getAttribute('href') ?? null);
}

const findLanguage = (tag: string): Language | undefined => languages.find((language) => tag.startsWith(language));
