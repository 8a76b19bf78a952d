import { keepBriefly } from '@/lib/api/brief-life';
import { showCinemas, show as showRow, shows as showsRow, showtimesOn } from '@/lib/api/endpoints/shows';
import { tags as tagsRow } from '@/lib/api/endpoints/tags';
import { find } from '@/lib/api/read';
import { readOr } from '@/lib/api/read-or';
import { readSettingsOrDefaults } from '@/lib/api/read-settings';
import { joinShow } from '@/lib/domain/join-details';
import { isAboutToOpen } from '@/lib/domain/opening';
import type { Show, ShowSummary } from '@/lib/domain/show';
import { pickShowFlags } from '@/lib/domain/show-flags';
import type { ShowCinemas } from '@/lib/domain/showtime';
import type { Tag } from '@/lib/domain/tag';
import { orderTrailers } from '@/lib/domain/trailers';
import { cinemaToday } from '@/lib/sites/cinema-today';
import { type Locale, locales } from '@/lib/sites/locales';
import { serverNow } from '@/lib/time/now';

type Found = {
  show: Show;
  similar: ShowSummary[];
  /** Some cinema plays it, or nobody says. */
  isOn: boolean;
  /** Whether anybody says whether it is a film: the list, its showings, or it does itself. */
  isKindHeard: boolean;
  /** Those of its tags that show themselves. */
  flags: Tag[];
};

/** A title with what the list knows of it, and the titles like it; null where there is none. */
export async function findShow(locale: Locale, slug: string): Promise<Found | null> {
  const [details, list, cinemas, tags, { features, video }] = await Promise.all([
    find(locale, showRow, { slug }),
    readOr(locale, showsRow, {}, null),
    readOr(locale, showCinemas, { slug }, null),
    readOr(locale, tagsRow, {}, []),
    readSettingsOrDefaults(locale),
  ]);
  if (!details) return null;
  if (isAboutToOpen(details, serverNow())) await keepBriefly('earlier');
  const played = cinemas && !details.isCalledMovie ? await isPlayedAsMovie(locale, slug, cinemas) : null;
  const bySlug = new Map(list?.map((summary) => [summary.slug, summary]));
  const show = joinShow(bySlug.get(slug), {
    ...details,
    vod: features.vod ? details.vod : null,
    trailers: orderTrailers(details.trailers, video, locales[locale].language),
  });
  const isMovie = played ?? show.isMovie;
  return {
    show: { ...show, isMovie },
    isKindHeard: isMovie || played !== null || list !== null,
    similar: details.similar.flatMap((other) => bySlug.get(other) ?? []),
    flags: pickShowFlags(details.tags, tags),
    isOn: !cinemas || Object.keys(cinemas).length > 0,
  };
}

/** What its next showings say, where the title does not call itself a movie: some catalogues say so of none. Null without showings. */
async function isPlayedAsMovie(locale: Locale, slug: string, cinemas: ShowCinemas): Promise<boolean | null> {
  const today = cinemaToday(locale);
  const [date] = Object.values(cinemas)
    .flatMap(({ days }) => Object.keys(days))
    .filter((day) => day >= today)
    .sort();
  const showings = date ? Object.values(await readOr(locale, showtimesOn, { slug, date }, {})).flat() : [];
  return showings.length ? showings.some(({ isMovie }) => isMovie) : null;
}
