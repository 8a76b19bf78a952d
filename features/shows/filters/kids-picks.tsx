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

/** The age of the youngest and the showings made for children, a press each. */
export function KidsPicks({
  ages,
  programmes,
  filters,
  setFilters,
}: Props & { ages: readonly number[]; programmes: readonly FilterOption[] }) {
  const t = useTranslations('filters');
  const isFor = (age: number) => filters.child?.includes(`${age}`) ?? false;
  return (
    <span data-in="kids" className={styles.quick}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is a box of its own, and its picks stand in the row */}
      <span role="group" aria-label={t('youngest')} className={styles.quick}>
        {ages.map((age) => (
          <FilterPick
            key={age}
            on={isFor(age)}
            onClick={() => setFilters({ ...filters, child: isFor(age) ? [] : [`${age}`] })}
          >
            {t('age', { age })}
          </FilterPick>
        ))}
      </span>
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
