import type { ReactNode } from 'react';
import { CheckField } from '@/components/ui/check-field/check-field';
import { FilterPick } from '@/components/ui/filter-pick/filter-pick';
import { Icon } from '@/components/ui/icon/icon';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { accessIcons } from '@/components/views/access-icons/access-icons';
import { isAccessName } from '@/lib/domain/showing';
import styles from './filter-choices.module.scss';
import type { FilterOption } from './use-filter-names';

type GroupProps = {
  title: string;
  /** It has the focus when the panel opens: what it holds may still be on its way. */
  focused?: boolean;
  children: ReactNode;
};

/** One kind of filter under its name. */
export const FilterGroup = ({ title, focused = false, children }: GroupProps) => (
  <fieldset className={styles.group} {...(focused && { tabIndex: -1, 'data-autofocus': true })}>
    <legend className={styles.legend}>{title}</legend>
    {children}
  </fieldset>
);

export type OptionsProps = {
  /** Undefined until they are there. */
  options: readonly FilterOption[] | undefined;
  chosen: readonly string[];
  onToggle: (value: string) => void;
  /** How many titles a value would leave; null while unknown, left out where that is not counted. */
  countOf?: (value: string) => number | null;
};

/** Values to press; one that would leave nothing stays, dashed. */
export function OptionPicks({
  options,
  chosen,
  onToggle,
  countOf = () => null,
  before,
  after,
}: OptionsProps & { before?: ReactNode; after?: ReactNode }) {
  return (
    <div className={styles.picks}>
      {before}
      {!options && <Skeleton width="12rem" height="var(--tap)" />}
      {options?.map(({ value, label }) => {
        const on = chosen.includes(value);
        return (
          <FilterPick key={value} on={on} disabled={!on && countOf(value) === 0} onClick={() => onToggle(value)}>
            {label}
          </FilterPick>
        );
      })}
      {after}
    </div>
  );
}

/** Values to tick, each with how many titles it would leave. */
export function OptionChecks({ options = [], chosen, onToggle, countOf = () => null }: OptionsProps) {
  return options.map(({ value, label }) => {
    const checked = chosen.includes(value);
    const count = countOf(value);
    const isImpossible = !checked && count === 0;
    return (
      <CheckField
        key={value}
        checked={checked}
        aria-disabled={isImpossible || undefined}
        end={count ?? ''}
        onChange={() => isImpossible || onToggle(value)}
      >
        <span className={styles.named}>
          {isAccessName(value) && <Icon name={accessIcons[value]} />}
          {label}
        </span>
      </CheckField>
    );
  });
}

type DisclosureProps = { isOpen: boolean; onToggle: () => void; children: ReactNode };

/** Shows the rest of a kind's values, which most visitors do not need. */
export const Rest = ({ isOpen, onToggle, children }: DisclosureProps) => (
  <button type="button" className={styles.more} aria-expanded={isOpen} onClick={onToggle}>
    {children}
  </button>
);
