import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { isSameChoice, pickKept, suggestVersions } from '@/lib/domain/kept-versions';
import { isFirstSuggestion, keepVersions, useKeptVersions } from '@/lib/visitor/device/kept-versions';
import type { KeptVersionsProps } from './kept-versions';

type Props = Omit<KeptVersionsProps, 'versions'>;

/** Last in the row: what was chosen may be kept for the next time, and who reads another language than the country's is told once of the originals. */
export function KeepVersions({ Pick, filters, setFilters, offered }: Props) {
  const t = useTranslations('showtimes.kept');
  const kept = useKeptVersions();
  const [isFirst] = useState(isFirstSuggestion);
  const suggested = suggestVersions(useLocale().slice(0, 2), offered);
  const chosen = filters.versions ?? [];
  if (chosen.length > 0 && !isSameChoice(chosen, pickKept(kept, offered)))
    return (
      <Pick on={false} onClick={() => keepVersions(chosen)}>
        {t('keep')}
      </Pick>
    );
  if (chosen.length > 0 || kept.length > 0 || suggested.length === 0 || !isFirst) return null;
  return (
    <Pick on={false} onClick={() => setFilters({ ...filters, versions: suggested })}>
      {t('suggest')}
    </Pick>
  );
}
