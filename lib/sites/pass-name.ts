import { type Locale, locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';

/** What the subscription is called; null on a site without one. */
export function passName(locale: Locale): string | null {
  const { site, language } = locales[locale];
  const { pass } = siteFacts(site);
  return pass ? (pass.name[language] ?? pass.name.usual) : null;
}
