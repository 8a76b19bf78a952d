import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { optionId } from '@/components/ui/combobox/use-combobox';
import { HitLink } from './hit';
import { listGroupOptions, listId, listOptions } from './options';
import styles from './results.module.scss';
import type { ResultGroup, SearchKind } from './search.logic';
import type { Search } from './search.queries';

type Props = {
  search: Extract<Search, { state: 'found' }>;
  kind: SearchKind | null;
  active: number;
  onMore: (kind: SearchKind) => void;
};

/** The groups in columns; options of one list to the keys and to assistive technology. */
export function Results({ search: { groups, text, isOld }, kind, active, onMore }: Props) {
  const t = useTranslations('search');
  const columns = [...new Set(groups.map(({ column }) => column))];
  const countBefore = (group: ResultGroup) => listOptions(groups.slice(0, groups.indexOf(group))).length;
  return (
    <div
      id={listId}
      role="listbox"
      // What scrolls must be within reach of the keys.
      tabIndex={0}
      aria-label={t('results')}
      className={styles.results}
      data-old={isOld || undefined}
      data-only={kind ?? undefined}
      hidden={groups.length === 0}
      onMouseDown={keepFocus}
    >
      {columns.map((column) => (
        <div key={column} className={styles.column} data-column={column}>
          {groups
            .filter((group) => group.column === column)
            .map((group) => (
              <GroupView
                key={group.kind}
                group={group}
                first={countBefore(group)}
                active={active}
                text={text}
                onMore={onMore}
              />
            ))}
        </div>
      ))}
    </div>
  );
}

/** A press on a result must not take the focus out of the field. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

type GroupProps = {
  group: ResultGroup;
  /** The place of its first option among all. */
  first: number;
  active: number;
  text: string;
  onMore: (kind: SearchKind) => void;
};

function GroupView({ group, first, active, text, onMore }: GroupProps) {
  const t = useTranslations('search');
  const { kind, total } = group;
  const name = `${listId}-${kind}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
    <div role="group" aria-labelledby={name} className={styles.group} data-kind={kind}>
      <div className={styles.heading}>
        <span id={name} className={styles.name}>
          {group.isNear ? t('groupNear') : t(`group.${kind}`)}
        </span>
        <span className={styles.count} aria-hidden="true">
          {total}
        </span>
      </div>
      {listGroupOptions(group).map((option, index) => {
        const optionIndex = first + index;
        const shared = {
          id: optionId(listId, optionIndex),
          role: 'option',
          'aria-selected': optionIndex === active,
          tabIndex: -1,
        } as const;
        return 'more' in option ? (
          <button
            key={option.key}
            type="button"
            className={styles.more}
            {...shared}
            onClick={() => onMore(option.more)}
          >
            {t(`more.${option.more}`, { count: total })}
          </button>
        ) : (
          <HitLink key={option.key} hit={option.hit} text={text} {...shared} />
        );
      })}
    </div>
  );
}
