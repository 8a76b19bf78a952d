import { useTranslations } from 'next-intl';
import { FilterPick } from '@/components/ui/filter-pick/filter-pick';
import type { Filters } from '@/lib/routing/filters';
import { toggleFilter } from './filters.logic';
import styles from './filters.module.scss';
import { isWeekend, weekendOf } from './is-weekend';
import type { FilterOption } from './use-filter-names';

type Props = {
  filters: Filters;
  setFilters: (filters: Filters) => void;
};

/** When a family goes, in one press. */
export function WeekendPick({ days, filters, setFilters }: Props & { days: readonly string[] }) {
  const t = useTranslations('filters');
  const weekend = weekendOf(days);
  const on = isWeekend(filters.date ?? [], days);
  return (
    <span data-in="kids" className={styles.quick}>
      <FilterPick on={on} onClick={() => setFilters({ ...filters, date: on ? [] : weekend })}>
        {t(weekend.length > 1 ? 'weekend' : 'today')}
      </FilterPick>
    </span>
  );
}

/** For whom, the age of the youngest: one of them is chosen at any time. */
export function AgePicks({ ages, filters, setFilters }: Props & { ages: readonly number[] }) {
  const t = useTranslations('filters');
  const [chosen = ''] = filters.child ?? [];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a box of its own, and its picks stand in the row
    <span data-in="kids" role="group" aria-label={t('youngest')} className={styles.quick}>
      {['', ...ages.map(String)].map((age) => (
        <FilterPick
          key={age}
          on={age === chosen}
          onClick={() => setFilters({ ...filters, child: age && age !== chosen ? [age] : [] })}
        >
          {age ? t('age', { age }) : t('everyAge')}
        </FilterPick>
      ))}
    </span>
  );
}

/** The showings made for children, a press each. */
export function ProgrammePicks({ programmes, filters, setFilters }: Props & { programmes: readonly FilterOption[] }) {
  return (
    <span data-in="kids" className={styles.quick}>
      {programmes.map(({ value, label }) => (
        <FilterPick
          key={value}
          on={filters.tags?.includes(value) ?? false}
          onClick={() => setFilters(toggleFilter(filters, 'tags', value))}
        >
          {label}
        </FilterPick>
      ))}
    </span>
  );
}
