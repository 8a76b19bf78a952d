import { href } from '@/lib/routing/href';
import type { Language } from '@/lib/sites/languages';
import { localeOf } from '@/lib/sites/locales';
import { type SiteId, siteFacts } from '@/lib/sites/sites';

/** Addresses that editors type in, in the language they are read in or the site's own. */
export function linksOf(site: SiteId, language: Language) {
  const { domain, defaultLanguage } = siteFacts(site);
  const locale = localeOf(site, language) ?? localeOf(site, defaultLanguage);
  const spoken = locale?.language ?? defaultLanguage;
  return {
    films: (locale && href(locale.code, 'shows')) ?? '/',
    cinemas: (locale && href(locale.code, 'cinemas')) ?? '/',
    ticketing: (path: string) => `https://ticketing.${domain}/${spoken}/${path}`,
    help: (path: string) => `https://help.${domain}/${spoken}/${path}`,
  };
}
