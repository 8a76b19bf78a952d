'use client';
// Narrows the lists by what the visitor picks: the choice is the visitor's, the page is everyone's.
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { loadLater } from '@/components/page/load-later/load-later.island';
import { FilterBar, FilterPick, MorePicks } from '@/components/ui/filter-pick/filter-pick';
import { Icon } from '@/components/ui/icon/icon';
import { accessIcons } from '@/components/views/access-icons/access-icons';
import type { FilterKind } from '@/lib/routing/filters';
import { useFilters } from '@/lib/routing/use-filters';
import { ChosenFilters } from './chosen-filters';
import { toggleFilter } from './filters.logic';
import { KidsPicks } from './kids-picks';
import { NarrowedList } from './narrowed-list';
import { usePlays } from './shows.queries';
import { listTabsNaming, listTabsOf } from './tabs-of';
import { useDaysAhead } from './use-days-ahead';
import { type FilterOption, useFilterNames } from './use-filter-names';
import { useLiked } from './use-liked';

const load = () => import('./filter-panel.island');
const FilterPanel = loadLater(() => load().then((file) => file.FilterPanel));

const bar = ['date', 'localisation', 'versions', 'genres', 'tags'] as const satisfies FilterKind[];
/** Toggled in the bar itself, behind one press: whoever needs them needs them every time. */
const quick = ['hearing-impaired', 'audiodesc'] as const;

type Props = Parameters<typeof useDaysAhead>[0] & {
  genres: readonly FilterOption[];
  regions: readonly string[];
  /** What tells films for children apart. */
  ages: readonly number[];
  programmes: readonly FilterOption[];
  /** What stands first in the bar. */
  children?: ReactNode;
};

export function ShowFiltersIsland({ genres, regions, ages, programmes, children, ...made }: Props) {
  const t = useTranslations('filters');
  const days = useDaysAhead(made);
  const [filters, setFilters] = useFilters();
  const [opened, setOpened] = useState<FilterKind | null>(null);
  const { isAnswered, hasFailed } = useLiked(filters.order);
  const { plays, isPending, isError } = usePlays(filters, regions);
  const { nameOf, saidOf, isKnown } = useFilterNames(filters, { genres, days });
  const toggle = (kind: FilterKind, value: string) => setFilters(toggleFilter(filters, kind, value));
  const quickPicks = { days, ages, programmes };
  const clear = () => setFilters({});
  const chosen = ([...bar, 'child'] as const).flatMap((kind) =>
    (filters[kind] ?? []).map((value) => {
      const tabs = listTabsNaming(kind, value, filters, quickPicks).join(' ');
      return { kind, value, label: nameOf(kind, value), tabs };
    }),
  );

  return (
    <>
      <FilterBar label={t('label')} onNear={load}>
        {children}
        <KidsPicks {...quickPicks} {...{ filters, setFilters }} />
        {bar.map((kind) => {
          const said = saidOf(kind);
          return (
            <FilterPick
              key={kind}
              opens="dialog"
              data-in={listTabsOf(kind, filters, quickPicks).join(' ')}
              on={said !== null}
              {...(said && { kind: t(`kind.${kind}`) })}
              onClick={() => setOpened(kind)}
            >
              {said ?? t(`kind.${kind}`)}
            </FilterPick>
          );
        })}
        <span data-in="book kids">
          <FilterPick on={filters.order !== undefined} onClick={() => toggle('order', 'liked')}>
            {t('liked')}
          </FilterPick>
        </span>
        <MorePicks label={t('more')} open={quick.some((name) => filters.tags?.includes(name))}>
          {quick.map((name) => (
            <FilterPick key={name} on={filters.tags?.includes(name) ?? false} onClick={() => toggle('tags', name)}>
              <Icon name={accessIcons[name]} />
              {t(`access.${name}`)}
            </FilterPick>
          ))}
        </MorePicks>
      </FilterBar>
      <ChosenFilters chosen={chosen} onRemove={toggle} onClear={clear} />
      <NarrowedList
        {...{ filters, plays, isPending, isError }}
        isNamed={isKnown && (!filters.order || isAnswered || hasFailed)}
        onClear={clear}
      />
      {opened && (
        <FilterPanel
          {...{ genres, regions, days, filters }}
          at={opened}
          onApply={setFilters}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
