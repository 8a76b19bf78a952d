import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { FilterBar, FilterPick } from '@/components/ui/filter-pick/filter-pick';
import { Icon } from '@/components/ui/icon/icon';
import { accessIcons } from '@/components/views/access-icons/access-icons';
import { accessNames } from '@/lib/domain/showing';
import type { Picked, ShowingPick } from './picks.logic';
import styles from './picks.module.scss';

export interface PicksProps {
  groups: readonly (readonly ShowingPick[])[];
  picked: Picked;
  onToggle: (pick: ShowingPick) => void;
  onClear: () => void;
  /** Before and after the groups. */
  before?: ReactNode;
  after?: ReactNode;
  isClear: boolean;
}

/** Versions, formats, accessibility: pressed ones filter, those the day does not offer cannot be pressed. */
export function Picks({ groups, picked, onToggle, onClear, before, after, isClear }: PicksProps) {
  const t = useTranslations('showtimes');
  return (
    <FilterBar label={t('filter.label')}>
      {before}
      {groups.length > 0 && (
        <FilterPick on={isClear} onClick={onClear}>
          {t('filter.all')}
        </FilterPick>
      )}
      {groups.map((group, index) => (
        <Fragment key={group[0]?.slug}>
          {index > 0 && <span className={styles.separator} />}
          {group.map((pick) => {
            const isOn = picked[pick.kind].includes(pick.slug);
            const access = accessNames.find((name) => name === pick.slug);
            return (
              <FilterPick key={pick.slug} on={isOn} disabled={!pick.isPossible && !isOn} onClick={() => onToggle(pick)}>
                {access && <Icon name={accessIcons[access]} />}
                {access ? t(`filter.access.${access}`) : pick.label}
              </FilterPick>
            );
          })}
        </Fragment>
      ))}
      {after && <span className={styles.separator} />}
      {after}
    </FilterBar>
  );
}
