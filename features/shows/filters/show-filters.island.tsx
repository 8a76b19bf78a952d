'use client';
// Narrows the lists by what the visitor picks: the choice is the visitor's, the page is everyone's.
import { useTranslations } from 'next-intl';
import { type ReactNode, Suspense, startTransition, useState } from 'react';
import { lazyPart } from '@/components/page/load-later/lazy-part';
import { FilterBar, FilterPick } from '@/components/ui/filter-pick/filter-pick';
import type { FilterKind } from '@/lib/routing/filters';
import type { ShowsTab } from '@/lib/routing/shows-tabs';
import { useFilters } from '@/lib/routing/use-filters';
import { focusPage } from '@/lib/visitor/device/focus-page';
import { ChosenFilters } from './chosen-filters';
import { toggleFilter } from './filters.logic';
import styles from './filters.module.scss';
import { AgePicks, ProgrammePicks, WeekendPick } from './kids-picks';
import { LaterPicks } from './later-picks';
import { NarrowedList } from './narrowed-list';
import { usePlays } from './shows.queries';
import { isChosenLater, isSaidToKids, kidsLater, listTabsNaming, listTabsOf, notKids } from './tabs-of';
import { useDaysAhead } from './use-days-ahead';
import { type FilterOption, useFilterNames } from './use-filter-names';
import { useLiked } from './use-liked';

const load = () => import('./filter-panel.island');
const FilterPanel = lazyPart(() => load().then((file) => file.FilterPanel));

const bar = ['date', 'localisation', 'versions', 'genres', 'tags'] as const satisfies FilterKind[];

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
  // Shown as soon as its code is there: what is waited for otherwise stays away for a third of a second more.
  const open = (kind: FilterKind) => startTransition(() => setOpened(kind));
  const toggle = (kind: FilterKind, value: string) => setFilters(toggleFilter(filters, kind, value));
  const quickPicks = { days, ages, programmes };
  // What is pressed for it goes away with them.
  const clear = () => {
    focusPage();
    setFilters({});
  };
  const chosen = ([...bar, 'child'] as const).flatMap((kind) =>
    (filters[kind] ?? []).map((value) => {
      const tabs = listTabsNaming(kind, value, filters, quickPicks).join(' ');
      return { kind, value, label: nameOf(kind, value), tabs };
    }),
  );

  const pick = (kind: (typeof bar)[number], tabs: readonly ShowsTab[], said = saidOf(kind)) => (
    <FilterPick
      key={kind}
      opens="dialog"
      data-in={tabs.join(' ')}
      on={said !== null}
      {...(said && { kind: t(`kind.${kind}`) })}
      onClick={() => open(kind)}
    >
      {said ?? t(`kind.${kind}`)}
    </FilterPick>
  );
  const liked = (
    <FilterPick on={filters.order !== undefined} onClick={() => toggle('order', 'liked')}>
      {t('liked')}
    </FilterPick>
  );

  return (
    <>
      <FilterBar label={t('label')} onNear={load}>
        {children}
        <WeekendPick {...{ days, filters, setFilters }} />
        <AgePicks {...{ ages, filters, setFilters }} />
        {bar.map((kind) => pick(kind, listTabsOf(kind, filters, quickPicks)))}
        <ProgrammePicks {...{ programmes, filters, setFilters }} />
        <span data-in="book" className={styles.quick}>
          {liked}
        </span>
        <LaterPicks tabs={notKids} isOpen={false} {...{ filters, toggle }} />
        <LaterPicks tabs={['kids']} isOpen={isChosenLater(filters, quickPicks)} {...{ filters, toggle }}>
          {kidsLater.map((kind) => pick(kind, ['kids'], isSaidToKids(kind, filters, quickPicks) ? null : saidOf(kind)))}
          {liked}
        </LaterPicks>
      </FilterBar>
      <ChosenFilters chosen={chosen} onRemove={toggle} onClear={clear} />
      <NarrowedList
        {...{ filters, plays, isPending, isError }}
        isNamed={isKnown && (!filters.order || isAnswered || hasFailed)}
        onClear={clear}
      />
      <Suspense>
        {opened && (
          <FilterPanel
            {...{ genres, regions, days, filters }}
            at={opened}
            onApply={setFilters}
            onClose={() => setOpened(null)}
          />
        )}
      </Suspense>
    </>
  );
}
