import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FilterPick, MorePicks } from '@/components/ui/filter-pick/filter-pick';
import { Icon } from '@/components/ui/icon/icon';
import { accessIcons } from '@/components/views/access-icons/access-icons';
import type { FilterKind, Filters } from '@/lib/routing/filters';
import type { ShowsTab } from '@/lib/routing/shows-tabs';
import styles from './filters.module.scss';

/** Toggled in the row itself, behind one press: whoever needs them needs them every time. */
const access = ['hearing-impaired', 'audiodesc'] as const;

type Props = {
  tabs: readonly ShowsTab[];
  /** Something else that it holds is chosen. */
  isOpen: boolean;
  filters: Filters;
  toggle: (kind: FilterKind, value: string) => void;
  /** What stands before the others. */
  children?: ReactNode;
};

/** What the rows of some tabs keep behind "More". */
export function LaterPicks({ tabs, isOpen, filters, toggle, children }: Props) {
  const t = useTranslations('filters');
  const isOn = (name: string) => filters.tags?.includes(name) ?? false;
  return (
    <span data-in={tabs.join(' ')} className={styles.quick}>
      <MorePicks label={t('more')} open={isOpen || access.some(isOn)}>
        {children}
        {access.map((name) => (
          <FilterPick key={name} on={isOn(name)} onClick={() => toggle('tags', name)}>
            <Icon name={accessIcons[name]} />
            {t(`access.${name}`)}
          </FilterPick>
        ))}
      </MorePicks>
    </span>
  );
}
