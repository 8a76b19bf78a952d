import { type Locale, locales } from '../sites/locales';
import { matchWritten } from './match-path';

/** The slug of the article about an experience that an address of this site leads to. */
export function findStorySlug(url: string | null, locale: Locale): string | null {
  const { origin } = locales[locale];
  if (url === null || !URL.canParse(url, origin)) return null;
  const found = new URL(url, origin);
  const match = found.origin === origin ? matchWritten(locales[locale], found.pathname) : null;
  return match?.screen === 'special' ? (match.params.slug ?? null) : null;
}
