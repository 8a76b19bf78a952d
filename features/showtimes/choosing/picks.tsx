import { useTranslations } from 'next-intl';
import { type ComponentProps, Fragment, type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { FilterBar, FilterPick, MorePicks } from '@/components/ui/filter-pick/filter-pick';
import { Icon } from '@/components/ui/icon/icon';
import { accessIcons } from '@/components/views/access-icons/access-icons';
import { OwnPicks } from '@/components/views/own-picks/later-own-picks';
import { hasEvening } from '@/lib/domain/evening';
import { isAccessName } from '@/lib/domain/showing';
import { useIsAwake } from '@/lib/visitor/device/use-now';
import type { Picked, ShowingPick } from './picks.logic';
import styles from './picks.module.scss';

export interface PicksProps {
  groups?: readonly (readonly ShowingPick[])[];
  /** Behind one more press: its words are long, few visitors need it, and the first view has room for one row. */
  access?: readonly ShowingPick[];
  picked: Picked;
  onToggle: (pick: ShowingPick) => void;
  onClear: () => void;
  before?: ReactNode;
  after?: readonly ShowingPick[] | undefined;
  isClear: boolean;
  /** What is pressed to compare several times. */
  compare?: ReactNode;
  /** What the visitor says of the evening, and the device keeps of versions; null where the site has no filters. */
  own: Omit<ComponentProps<typeof OwnPicks>, 'Pick' | 'part'> | null;
}

/** Versions, formats, accessibility: pressed ones filter, those the day does not offer cannot be pressed. */
export function Picks({
  groups = [],
  access = [],
  picked,
  onToggle,
  onClear,
  before,
  after,
  isClear,
  compare,
  own,
}: PicksProps) {
  const t = useTranslations('showtimes');
  const [isOpen, setOpen] = useState(false);
  const hasMore = hasEvening(picked);
  const hasAll = groups.length + access.length > 0 || !isClear;
  // Neither in the page of the server, nor before a page that one came to is painted: their code is fetched then.
  const isAwake = useDeferredValue(useIsAwake(), false);
  const isOn = ({ kind, slug }: ShowingPick) => picked[kind]?.includes(slug) ?? false;
  const button = (pick: ShowingPick) => (
    <FilterPick
      key={pick.slug}
      kind={pick.code}
      title={pick.code && pick.label}
      on={isOn(pick)}
      disabled={!pick.isPossible && !isOn(pick)}
      onClick={() => onToggle(pick)}
    >
      {isAccessName(pick.slug) && <Icon name={accessIcons[pick.slug]} />}
      <span className={pick.code && styles.words}>
        {isAccessName(pick.slug) ? t(`filter.access.${pick.slug}`) : pick.label || t('filter.withoutBreak')}
      </span>
    </FilterPick>
  );
  const ownPicks = (part: 'kept' | 'keep' | 'evening') => (
    <Suspense>{isAwake && own && <OwnPicks Pick={FilterPick} part={part} {...own} />}</Suspense>
  );
  return (
    <FilterBar label={t('filter.label')}>
      {before}
      {ownPicks('kept')}
      {hasAll && (
        <FilterPick on={isClear} onClick={onClear}>
          {t('filter.all')}
        </FilterPick>
      )}
      {groups.map((group, index) => (
        <Fragment key={group[0]?.slug}>
          {index > 0 && <span className={styles.separator} />}
          {group.map(button)}
        </Fragment>
      ))}
      {after && hasAll && <span className={styles.separator} />}
      {after?.map(button)}
      {(own || access.length > 0) && (
        <MorePicks label={t('filter.more')} open={isOpen || hasMore || access.some(isOn)} onOpen={() => setOpen(true)}>
          {access.map(button)}
          {(isOpen || hasMore) && ownPicks('evening')}
        </MorePicks>
      )}
      {compare}
      {ownPicks('keep')}
    </FilterBar>
  );
}
