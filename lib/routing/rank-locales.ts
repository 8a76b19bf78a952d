import type { Language } from '../sites/languages';
import { type LocaleFacts, localesOf } from '../sites/locales';
import { type SiteId, siteFacts } from '../sites/sites';

export type LanguageWishes = {
  /** The language cookie. */
  cookie?: string | undefined;
  /** The `Accept-Language` header. */
  accepts?: string | null | undefined;
};

/** A site's locales, best liked first: language cookie, then the browser's order, then the site's default (spec catalogue §1). */
export function rankLocales(site: SiteId, { cookie, accepts }: LanguageWishes): LocaleFacts[] {
  const wishes = [cookie, ...parseBrowserLanguages(accepts), siteFacts(site).defaultLanguage];
  const rank = (language: Language) => {
    const at = wishes.indexOf(language);
    return at < 0 ? wishes.length : at;
  };
  return localesOf(site).toSorted((a, b) => rank(a.language) - rank(b.language));
}

/** Language prefixes in the order of their q-values; anything malformed ranks last. */
function parseBrowserLanguages(header: string | null | undefined): string[] {
  return (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((entry) => {
      const [tag = '', weight] = entry.trim().split(';q=');
      return {
        language: tag.slice(0, 2).toLowerCase(),
        weight: weight === undefined ? 1 : Number.parseFloat(weight) || 0,
      };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ language }) => language);
}
