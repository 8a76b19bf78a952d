'use client';
// Narrows the lists by what the visitor picks: the choice is the visitor's, the page is everyone's.
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { FilterBar } from '@/components/filter-pick/filter-pick';
import { formatDay } from '@/lib/i18n/day';
import type { FilterKind } from '@/lib/routing/filters';
import { useFilters } from '@/lib/routing/use-filters';
import { weekendOf } from './filters.logic';
import { Chosen } from './parts/chosen';
import { FilterMenu, type Option } from './parts/filter-menu';
import { Narrowed } from './parts/narrowed';
import { useFilterOptions, usePlays } from './shows.queries';

type Props = { genres: readonly Option[]; regions: readonly string[]; days: readonly string[] };

export function ShowFiltersIsland({ genres, regions, days }: Props) {
  const t = useTranslations('filters');
  const locale = useLocale();
  const [filters, setFilters] = useFilters();
  const change = (kind: FilterKind, values: readonly string[]) => setFilters({ ...filters, [kind]: values });
  const clear = () => setFilters({});
  const [asked, setAsked] = useState(false);
  const { plays, isPending, isError } = usePlays(filters, regions);
  const options = useFilterOptions(asked || Object.keys(filters).some((kind) => kind !== 'genres' && kind !== 'date'));

  const dates = days.map((value) => ({ value, label: formatDay(value, locale, 'short') }));
  const weekend = weekendOf(days);
  const menus: {
    kind: FilterKind;
    options: readonly Option[] | undefined;
    single?: true;
    shortcuts?: { label: string; values: readonly string[] }[];
  }[] = [
    {
      kind: 'date',
      options: dates,
      shortcuts: [
        { label: t('today'), values: days.slice(0, 1) },
        { label: t('tomorrow'), values: days.slice(1, 2) },
        ...(weekend.length ? [{ label: t('weekend'), values: weekend }] : []),
      ],
    },
    { kind: 'localisation', options: options.places, single: true },
    { kind: 'versions', options: options.versions },
    { kind: 'genres', options: genres },
    { kind: 'tags', options: options.tags },
  ];
  const chosen = menus.flatMap(({ kind, options: known }) =>
    (filters[kind] ?? []).map((value) => ({
      kind,
      value,
      label:
        kind === 'date'
          ? formatDay(value, locale, 'short')
          : (known?.find((option) => option.value === value)?.label ?? value),
    })),
  );

  return (
    <>
      <FilterBar label={t('label')} onNear={() => setAsked(true)}>
        {menus.map((menu) => (
          <FilterMenu
            key={menu.kind}
            {...menu}
            chosen={filters[menu.kind] ?? []}
            onChange={(values) => change(menu.kind, values)}
          />
        ))}
      </FilterBar>
      <Chosen
        chosen={chosen}
        onRemove={(kind, value) =>
          change(
            kind,
            (filters[kind] ?? []).filter((kept) => kept !== value),
          )
        }
        onClear={clear}
      />
      <Narrowed filters={filters} plays={plays} isPending={isPending} isError={isError} onClear={clear} />
    </>
  );
}
