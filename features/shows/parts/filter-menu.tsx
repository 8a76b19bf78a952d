import { useTranslations } from 'next-intl';
import { Check } from '@/components/check/check';
import { FilterPick } from '@/components/filter-pick/filter-pick';
import { Popover } from '@/components/popover/popover.island';
import { Skeleton } from '@/components/skeleton/skeleton';
import type { FilterKind } from '@/lib/routing/filters';
import styles from './filters.module.scss';

export type Option = { value: string; label: string };

type Props = {
  kind: FilterKind;
  /** Undefined until they are there. */
  options: readonly Option[] | undefined;
  chosen: readonly string[];
  onChange: (values: readonly string[]) => void;
  /** One at the most. */
  single?: true;
  /** Sets of values with a name of their own. */
  shortcuts?: readonly { label: string; values: readonly string[] }[];
};

/** One filter of the bar and the list it opens. */
export function FilterMenu({ kind, options, chosen, onChange, single, shortcuts = [] }: Props) {
  const t = useTranslations('filters');
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((kept) => kept !== value) : single ? [value] : [...chosen, value]);
  return (
    <Popover
      id="filters"
      label={t(`kind.${kind}`)}
      trigger={(opener) => (
        <FilterPick {...opener} on={chosen.length > 0} opens="dialog">
          {t(`kind.${kind}`)}
          {chosen.length > 0 && <span className={styles.count}>{chosen.length}</span>}
        </FilterPick>
      )}
    >
      <fieldset className={styles.options}>
        <legend className={styles.legend}>{t(`kind.${kind}`)}</legend>
        {shortcuts.length > 0 && (
          <div className={styles.shortcuts}>
            {shortcuts.map(({ label, values }) => (
              <FilterPick
                key={label}
                on={values.join() === chosen.join()}
                onClick={() => onChange(values.join() === chosen.join() ? [] : values)}
              >
                {label}
              </FilterPick>
            ))}
          </div>
        )}
        {options?.map(({ value, label }) => (
          <Check key={value} checked={chosen.includes(value)} onChange={() => toggle(value)}>
            {label}
          </Check>
        ))}
        {!options && <Skeleton />}
      </fieldset>
    </Popover>
  );
}
