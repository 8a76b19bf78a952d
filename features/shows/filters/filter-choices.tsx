import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog.island';
import { leaveFirst } from '@/components/ui/dialog/leave-first';
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden';
import { useLanguage } from '@/lib/i18n/use-language';
import type { FilterKind, Filters } from '@/lib/routing/filters';
import { DayPicks } from './day-picks';
import styles from './filter-choices.module.scss';
import { FilterGroup, OptionChecks, OptionPicks } from './filter-group';
import { countPassing, needsPlays, toggleFilter } from './filters.logic';
import { readItemsInView } from './page-items';
import { PlacePicks } from './place-picks';
import { useFilterOptions, usePlays } from './shows.queries';
import { tryFilter } from './try-filter';
import type { FilterOption } from './use-filter-names';

export type FilterPanelProps = {
  genres: readonly FilterOption[];
  regions: readonly string[];
  days: readonly string[];
  /** As they are in the address. */
  filters: Filters;
  /** The kind whose group is wanted first. */
  at: FilterKind;
  onApply: (filters: Filters) => void;
  onClose: () => void;
};

/** Every filter with what it would leave; nothing changes in the page before the button at the foot is pressed. */
export function FilterChoices({ genres, regions, days, filters, at, onApply, onClose }: FilterPanelProps) {
  const t = useTranslations('filterPanel');
  const language = useLanguage();
  const [draft, setDraft] = useState(filters);
  const [items] = useState(() => readItemsInView(language));
  const { plays, isError } = usePlays(draft, regions, true);
  const {
    languages,
    formats,
    access = [],
    cities,
    cinemas,
    places,
  } = useFilterOptions({ languages: true, places: true });

  const set = (kind: FilterKind) => (values: readonly string[]) =>
    // From the draft of then: a position may come long after it was asked for.
    setDraft((now) => ({ ...now, [kind]: values }));
  /** Null while the programme is on its way. */
  const left = plays || !needsPlays(draft) ? countPassing(items, draft, plays) : null;
  const countWith = (kind: FilterKind) => (value: string) =>
    plays ? countPassing(items, tryFilter(draft, kind, value), plays) : null;
  const of = (kind: FilterKind, options: readonly FilterOption[] | undefined) => ({
    options,
    chosen: draft[kind] ?? [],
    onToggle: (value: string) => setDraft(toggleFilter(draft, kind, value)),
    countOf: countWith(kind),
  });
  const said = left === null ? t(isError ? 'apply' : 'counting') : t('show', { count: left });
  const apply = () =>
    leaveFirst('filters', () => {
      onApply(draft);
      onClose();
    });

  return (
    <Dialog
      id="filters"
      open
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      beside={
        <Button
          variant="quiet"
          aria-disabled={Object.values(draft).every((values) => !values.length) || undefined}
          onClick={() => setDraft({})}
        >
          {t('clear')}
        </Button>
      }
      foot={
        <>
          <VisuallyHidden>
            <span role="status">{said}</span>
          </VisuallyHidden>
          <Button variant="primary" size="block" onClick={apply}>
            {said}
          </Button>
        </>
      }
    >
      <div className={styles.groups}>
        <FilterGroup title={t('when')} focused={at === 'date'}>
          <DayPicks days={days} chosen={draft.date ?? []} onChange={set('date')} countOf={countWith('date')} />
        </FilterGroup>
        <FilterGroup title={t('where')} focused={at === 'localisation'}>
          <PlacePicks
            {...{ cities, cinemas, places }}
            chosen={draft.localisation ?? []}
            onChange={set('localisation')}
          />
        </FilterGroup>
        <FilterGroup title={t('version')} focused={at === 'versions'}>
          <OptionPicks {...of(languages?.mode ?? 'versions', languages?.options)} />
        </FilterGroup>
        <FilterGroup title={t('format')} focused={at === 'tags'}>
          <OptionPicks {...of('tags', formats)} />
        </FilterGroup>
        <FilterGroup title={t('genre')} focused={at === 'genres'}>
          <div className={styles.columns}>
            <OptionChecks {...of('genres', genres)} />
          </div>
        </FilterGroup>
        {access.length > 0 && (
          <FilterGroup title={t('access')}>
            <OptionChecks {...of('tags', access)} />
          </FilterGroup>
        )}
      </div>
    </Dialog>
  );
}
