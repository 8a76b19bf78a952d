import { shows as showsRow } from '@/lib/api/endpoints/shows';
import { findListedShowing } from '@/lib/api/find-listed-showing';
import { read } from '@/lib/api/read';
import { mostListed } from '@/lib/domain/shortlist';
import type { Locale } from '@/lib/sites/locales';
import type { Played } from '../words/played';
import { findUnlisted } from './find-unlisted';

/** The showings of a list that are still in the programme; none where it is no list of ours. */
export async function listStillPlayed(locale: Locale, list: string): Promise<Played[]> {
  const keys = [...new Set(list.split('.'))];
  if (keys.length > mostListed) return [];
  const shows = await read(locale, showsRow, {});
  const found: Played[] = [];
  // One after the other: each may ask for the day of a cinema.
  for (const key of keys) {
    const played = await findListedShowing(locale, key);
    const show =
      played &&
      (shows.find(({ slug }) => slug === played.show) ?? (await findUnlisted(locale, played.show, played.showtime)));
    if (played && show) found.push({ ...played, show });
  }
  return found;
}
