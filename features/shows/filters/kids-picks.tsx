import { useTranslations } from 'next-intl';
import { FilterPick } from '@/components/ui/filter-pick/filter-pick';
import type { FilterKind, Filters } from '@/lib/routing/filters';
import { toggleFilter } from './filters.logic';
import styles from './filters.module.scss';
import { isWeekend, weekendOf } from './is-weekend';
import type { FilterOption } from './use-filter-names';

type Props = {
  ages: readonly number[];
  programmes: readonly FilterOption[];
  days: readonly string[];
  filters: Filters;
  setFilters: (filters: Filters) => void;
};

/** What a family asks first, a press each: the weekend, the age of the youngest, the showings made for children. */
export function KidsPicks({ ages, programmes, days, filters, setFilters }: Props) {
  const t = useTranslations('filters');
  const weekend = weekendOf(days);
  const pick = (kind: FilterKind, on: boolean, values: readonly string[]) => ({
    on,
    onClick: () => setFilters({ ...filters, [kind]: on ? [] : values }),
  });
  return (
    <span data-in="kids" className={styles.quick}>
      <FilterPick {...pick('date', isWeekend(filters.date ?? [], days), weekend)}>
        {t(weekend.length > 1 ? 'weekend' : 'today')}
      </FilterPick>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is a box of its own, and its picks stand in the row */}
      <span role="group" aria-label={t('youngest')} className={styles.quick}>
        {ages.map((age) => (
          <FilterPick key={age} {...pick('child', filters.child?.includes(`${age}`) ?? false, [`${age}`])}>
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
