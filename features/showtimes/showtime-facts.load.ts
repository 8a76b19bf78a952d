import type { ShowtimeFacts } from '@/components/views/showtime-name/name.logic';
import { readGlossary } from '@/lib/api/read-glossary';
import { readSettingsOrDefaults } from '@/lib/api/read-settings';
import { buildClock } from '@/lib/domain/day';
import { buildShowingTags } from '@/lib/domain/showing-tags';
import { type Locale, locales } from '@/lib/sites/locales';
import { firstWeekdayOf } from '@/lib/sites/programme-day';
import { siteFacts } from '@/lib/sites/sites';
import { serverNow } from '@/lib/time/now';
import { sizeImages } from './facts/size-images';

/** The words and clock that the showings of one page share: only the tags and versions that occur on it, all when unknown. */
export async function readShowtimeFacts(
  locale: Locale,
  used: { tags: readonly string[]; versions: readonly string[] } | null,
): Promise<ShowtimeFacts> {
  const [{ tags, versions }, { features }] = await Promise.all([readGlossary(locale), readSettingsOrDefaults(locale)]);
  const { site } = locales[locale];
  const { timeZone, currency } = siteFacts(site);
  const spoken = used ? versions.filter(({ slug }) => used.versions.includes(slug)) : versions;
  return {
    marks: sizeImages(buildShowingTags(tags, used?.tags ?? tags.map(({ slug }) => slug))),
    versions: Object.fromEntries(spoken.map(({ slug, label, description }) => [slug, { label, description }])),
    timeZone,
    currency,
    programmeDay: firstWeekdayOf(locale),
    madeAt: buildClock(serverNow(), timeZone),
    ...(features.showtimeDetailsLegacy && { hasLegacyDetails: true as const }),
    ...(!features.filters && { hasNoFilters: true as const }),
  };
}
