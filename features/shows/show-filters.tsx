import { useTranslations } from 'next-intl';
import { PickNav } from '@/components/ui/filter-pick/pick-nav';
import { listKidsAges } from '@/lib/domain/family-list';
import { type Listed, showLists } from '@/lib/domain/listing';
import type { ProgrammeDay } from '@/lib/domain/programme-calendar';
import type { Tag } from '@/lib/domain/tag';
import { Words } from '@/lib/i18n/words';
import { AskFiltered } from './filters/ask-filtered';
import { ShowFiltersIsland } from './filters/show-filters.island';
import { LikedListIsland } from './list/liked-list.island';
import { MonthPicks } from './list/month-picks';

/** `today`: when the page is made. */
type List = ProgrammeDay & { listed: readonly Listed[] };
type Props = List & { regions: readonly string[]; kidsTags: readonly Tag[]; timeZone: string };

/** The filter bar with the genres of this page's titles; what plays where is fetched when a filter is used. */
export function ShowFilters({ regions, kidsTags, timeZone, ...list }: Props) {
  const { listed, today } = list;
  const shown = listed.filter((item) => Object.values(showLists).some((listing) => listing(item)));
  const genres = new Map(shown.flatMap(({ show }) => show.genres.map(({ slug, name }) => [slug, name] as const)));
  const options = [...genres]
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  return (
    <Words of={['filters']}>
      <AskFiltered regions={regions} />
      <ShowFiltersIsland
        genres={options}
        ages={listKidsAges(listed)}
        programmes={kidsTags.map(({ slug, title }) => ({ value: slug, label: title }))}
        {...{ regions, today, timeZone }}
      >
        <MonthPicks {...list} />
      </ShowFiltersIsland>
      <LikedListIsland />
    </Words>
  );
}

/** The months alone, on a site without filters. */
export function MonthBar(list: List) {
  const t = useTranslations('shows');
  return (
    <PickNav label={t('months')}>
      <MonthPicks {...list} />
    </PickNav>
  );
}
