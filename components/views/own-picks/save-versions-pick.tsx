import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { isSameChoice, pickSavedVersions, pickSuggestedVersions } from '@/lib/domain/saved-versions';
import { focusBefore } from '@/lib/visitor/device/focus-before';
import { isFirstSuggestion, saveVersions, useSavedVersions } from '@/lib/visitor/device/saved-versions';
import type { SavedVersionsPickProps } from './saved-versions-pick';

type Props = Omit<SavedVersionsPickProps, 'versions'>;

/** Last in the row: what was chosen may be kept for the next time, and who reads another language than the country's is told once of the originals. */
export function SaveVersionsPick({ Pick, filters, setFilters, offered }: Props) {
  const t = useTranslations('showtimes.kept');
  const kept = useSavedVersions();
  const [isFirst] = useState(isFirstSuggestion);
  const suggested = pickSuggestedVersions(useLocale().slice(0, 2), offered);
  const chosen = filters.versions ?? [];
  if (chosen.length > 0 && !isSameChoice(chosen, pickSavedVersions(kept, offered)))
    return (
      <Pick
        on={false}
        onClick={({ currentTarget }) => {
          focusBefore(currentTarget);
          saveVersions(chosen);
        }}
      >
        {t('keep')}
      </Pick>
    );
  if (chosen.length > 0 || kept.length > 0 || suggested.length === 0 || !isFirst) return null;
  return (
    <Pick
      on={false}
      onClick={({ currentTarget }) => {
        focusBefore(currentTarget);
        setFilters({ ...filters, versions: suggested });
      }}
    >
      {t('suggest')}
    </Pick>
  );
}
