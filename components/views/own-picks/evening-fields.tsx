import { useTranslations } from 'next-intl';
import type { Filters } from '@/lib/routing/filters';
import { ChoiceField } from './choice-field';

interface Props {
  filters: Filters;
  setFilters: (filters: Filters) => void;
}

/** From nine to two at night, every half hour. */
const clocks = Array.from({ length: 35 }, (_, index) => {
  const hours = String((9 + Math.floor(index / 2)) % 24).padStart(2, '0');
  return hours + (index % 2 ? '30' : '00');
});
/** Minutes of the way home. */
const ways = ['15', '30', '45', '60', '90'];

const writeClock = (clock: string) => `${clock.slice(0, 2)}:${clock.slice(2)}`;

/** Between which hours, and how long the way home is once there is an end: what fits into the visitor's evening. */
export function EveningFields({ filters, setFilters }: Props) {
  const t = useTranslations('showtimes.evening');
  const field = (kind: 'after' | 'before' | 'home', values: readonly string[], write: (value: string) => string) => (
    <ChoiceField
      label={t(kind)}
      chosen={filters[kind]?.[0] ?? ''}
      values={values}
      none={t(kind === 'home' ? 'noWay' : 'any')}
      write={write}
      onChoose={(value) => setFilters({ ...filters, [kind]: value ? [value] : [] })}
    />
  );
  return (
    <>
      {field('after', clocks, writeClock)}
      {field('before', clocks, writeClock)}
      {Boolean(filters.before?.length) && field('home', ways, (minutes) => t('minutes', { minutes }))}
    </>
  );
}
