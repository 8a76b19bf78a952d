import { useTranslations } from 'next-intl';
import type { CinemaSummary } from '@/lib/domain/cinema';
import { pickNearest } from '@/lib/domain/distance';
import { useAlerts } from '@/lib/visitor/notices/alerts.store';
import { buildPositionChoice } from '@/lib/visitor/place/build-position-choice';
import { choosePlace } from '@/lib/visitor/place/change-place';
import { useLocator } from '@/lib/visitor/place/locator.store';
import { type Locating, type NearCinemas, useNearCinemas } from '@/lib/visitor/place/use-near-cinemas';

type Limits = { maxDistance: number; maxCinemas: number };

/** A day's drive: a longer way to the nearest cinema, from another continent say, helps nobody choose. */
const drive = { maxDistance: 300, maxCinemas: 1 };

/** Chooses the cinemas around the visitor. */
export function useLocate(cinemas: readonly CinemaSummary[] | null, limits: Limits): [Locating, () => void] {
  const t = useTranslations('locatorDialog.alert');

  function take({ here, around }: NearCinemas) {
    if (!here)
      useAlerts.getState().push({ level: 'WARNING', title: t('title'), subtitle: t('subtitle'), icon: 'locate' });
    else useLocator.setState({ here: pickNearest(here, cinemas ?? [], drive).length ? here : null });
    if (here && around.cinemas.length) choosePlace(buildPositionChoice(here), around);
  }

  // Who chooses otherwise closes the dialog; a place that is guessed meanwhile is nobody's choice.
  return useNearCinemas(cinemas, limits, '', take);
}
