import { marksOf } from '@/lib/domain/marks';
import { type Locale, locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import { loadGlossary } from './glossary.load';
import type { Setting } from './showtime-name.logic';

/** The words and clock that the showings of one page share: only the tags and versions that occur on it. */
export async function loadSetting(
  locale: Locale,
  used: { tags: Iterable<string>; versions: Iterable<string> },
): Promise<Setting> {
  const { tags, versions } = await loadGlossary(locale);
  const { site, language } = locales[locale];
  const { timeZone, currency, programmeDay } = siteFacts(site);
  const wanted = new Set(used.versions);
  return {
    marks: marksOf(tags, used.tags),
    versions: Object.fromEntries(
      versions
        .filter(({ slug }) => wanted.has(slug))
        .map(({ slug, label, description }) => [slug, { label, description }]),
    ),
    timeZone,
    currency,
    programmeDay: programmeDay[language] ?? programmeDay.usual,
  };
}
