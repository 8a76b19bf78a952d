import type { Day } from '@/lib/domain/day';
import { type Listed, showLists } from '@/lib/domain/listing';
import { Words } from '@/lib/i18n/words';
import { ShowFiltersIsland } from './filters/show-filters.island';
import { LikedListIsland } from './list/liked-list.island';

/** The filter bar with the genres of this page's titles; what plays where is fetched when a filter is used. */
export function ShowFilters({
  listed,
  regions,
  ...made
}: {
  listed: readonly Listed[];
  regions: readonly string[];
  /** When the page is made. */
  today: Day;
  timeZone: string;
}) {
  const shown = listed.filter((item) => Object.values(showLists).some((listing) => listing(item)));
  const genres = new Map(shown.flatMap(({ show }) => show.genres.map(({ slug, name }) => [slug, name] as const)));
  const options = [...genres]
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  return (
    <Words of={['filters']}>
      <ShowFiltersIsland genres={options} regions={regions} {...made} />
      <LikedListIsland />
    </Words>
  );
}
