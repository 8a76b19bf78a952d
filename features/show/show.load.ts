import { showCinemas, show as showRow, shows as showsRow } from '@/lib/api/endpoints/shows';
import { find } from '@/lib/api/read';
import { readOr } from '@/lib/api/read-or';
import { readSettingsOrDefaults } from '@/lib/api/read-settings';
import { joinShow } from '@/lib/domain/join-details';
import type { Show, ShowSummary } from '@/lib/domain/show';
import type { Locale } from '@/lib/sites/locales';

type Found = { show: Show; similar: ShowSummary[] /** Some cinema plays it, or nobody says. */; isOn: boolean };

/** A title with what the list knows of it, and the titles like it; null where there is none. */
export async function findShow(locale: Locale, slug: string): Promise<Found | null> {
  const [details, list, cinemas, { features }] = await Promise.all([
    find(locale, showRow, { slug }),
    readOr(locale, showsRow, {}, []),
    readOr(locale, showCinemas, { slug }, null),
    readSettingsOrDefaults(locale),
  ]);
  if (!details) return null;
  const bySlug = new Map(list.map((summary) => [summary.slug, summary]));
  return {
    show: joinShow(bySlug.get(slug), { ...details, vod: features.vod ? details.vod : null }),
    similar: details.similar.flatMap((other) => bySlug.get(other) ?? []),
    isOn: !cinemas || Object.keys(cinemas).length > 0,
  };
}
