import type { Language } from './languages';
import { type SiteId, siteFacts, siteIds, type sites } from './sites';

type SiteOf<S extends SiteId> = (typeof sites)[S];

/** A language as one site speaks it: `nl-BE`, `fr-CH`. It is the root param of `app/`. */
export type Locale = { [S in SiteId]: `${SiteOf<S>['languages'][number]}-${SiteOf<S>['country']}` }[SiteId];

export type LocaleFacts = {
  code: Locale;
  site: SiteId;
  language: Language;
  /** What every path of this locale starts with. */
  prefix: '' | `/${Language}`;
  /** Where search engines find it: the production host. */
  origin: `https://www.${string}`;
};

export const locales = Object.fromEntries(
  siteIds.flatMap((site) => {
    const { country, domain, languages, unprefixed } = siteFacts(site);
    return languages.map((language) => {
      const code = `${language}-${country}` as Locale;
      const prefix = language === unprefixed ? '' : (`/${language}` as const);
      return [code, { code, site, language, prefix, origin: `https://www.${domain}` } satisfies LocaleFacts];
    });
  }),
) as Record<Locale, LocaleFacts>;

export const localeCodes = Object.keys(locales) as Locale[];
export const isLocale = (value: unknown): value is Locale => typeof value === 'string' && Object.hasOwn(locales, value);

/** The locales of one site, in the order of its language switch. */
export const localesOf = (site: SiteId): LocaleFacts[] =>
  localeCodes.map((code) => locales[code]).filter((locale) => locale.site === site);

export const localeOf = (site: SiteId, language: Language): LocaleFacts | undefined =>
  localesOf(site).find((locale) => locale.language === language);
