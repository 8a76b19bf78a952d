import { type Locale, locales } from './locales';
import { siteFacts } from './sites';

/** The weekday on which programmes change, from 0 = Sunday: in a country of several languages it may be the language's. */
export function firstWeekdayOf(locale: Locale): number {
  const { site, language } = locales[locale];
  const { programmeDay } = siteFacts(site);
  return programmeDay[language] ?? programmeDay.usual;
}
