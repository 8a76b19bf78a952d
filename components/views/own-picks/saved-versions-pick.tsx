import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import type { FilterPick } from '@/components/ui/filter-pick/filter-pick';
import { isSameChoice, pickSavedVersions } from '@/lib/domain/saved-versions';
import type { Versions } from '@/lib/domain/showing-lines';
import type { Filters } from '@/lib/routing/filters';
import { focusBefore } from '@/lib/visitor/device/focus-before';
import { saveVersions, useSavedVersions } from '@/lib/visitor/device/saved-versions';

export interface SavedVersionsPickProps {
  /** Handed over by what has loaded it already. */
  Pick: typeof FilterPick;
  filters: Filters;
  setFilters: (filters: Filters, how?: 'push' | 'replace') => void;
  /** In words. */
  versions: Versions;
  /** Those that something of the page is in. */
  offered: readonly string[];
}

/**
 * First in the row: what the device keeps, and one press takes it back. It stands in the address as if it had been chosen
 * here, from before the first paint (`Unsettled`), or from now on where one came by a link.
 */
export function SavedVersionsPick({ Pick, filters, setFilters, versions, offered }: SavedVersionsPickProps) {
  const t = useTranslations('showtimes.kept');
  const kept = useSavedVersions();
  const here = pickSavedVersions(kept, offered);
  const apply = useEffectEvent(() => {
    if (here.length && !filters.versions?.length) setFilters({ ...filters, versions: here }, 'replace');
  });
  useEffect(() => apply(), []);
  const isUsed = here.length > 0 && isSameChoice(here, filters.versions ?? []);
  if (!kept.length || (here.length > 0 && !isUsed)) return null;
  const names = kept.map((slug) => versions[slug]?.label ?? slug.toUpperCase()).join(', ');
  return (
    <Pick
      on={isUsed}
      onClick={({ currentTarget }) => {
        focusBefore(currentTarget);
        saveVersions([]);
        if (isUsed) setFilters({ ...filters, versions: [] });
      }}
    >
      {t(isUsed ? 'kept' : 'keptHere', { names })} <span aria-hidden="true">×</span>
    </Pick>
  );
}
