import type { Screen } from '../routing/routes';
import { type PageKind, type PageType, screenFacts } from '../routing/screen-facts';
import { type Locale, locales } from '../sites/locales';
import { siteFacts } from '../sites/sites';

export type PageFacts = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** What a page says of itself (spec visitor §7): `country` in capitals, `currency` that of its tickets. */
export type PageData = {
  kind: PageKind;
  type: PageType;
  country: string;
  language: string;
  currency: string;
} & PageFacts;

/** The platform is the browser's to say; the rest of a page's data is the same for everyone. */
export const buildPageData = (locale: Locale, screen: Screen, facts: PageFacts): PageData => {
  const { site, language } = locales[locale];
  const { country, currency } = siteFacts(site);
  const { kind, type } = screenFacts[screen];
  return { ...facts, kind, type, country, language, currency };
};
