import { useTranslations } from 'next-intl';
import type { CinemaSummary } from '@/lib/domain/cinema';
import { nearest } from '@/lib/domain/distance';
import { useAlerts } from '@/lib/visitor/notices/alerts.store';
import { useLocator } from '@/lib/visitor/place/locator.store';
import { keyOf, positionChoice } from '@/lib/visitor/place/locator-choice';
import { type Around, type Locating, useAround } from '@/lib/visitor/place/use-around';

type Limits = { maxDistance: number; maxCinemas: number };

/** A day's drive: a longer way to the nearest cinema, from another continent say, helps nobody choose. */
const drive = { maxDistance: 300, maxCinemas: 1 };

/** Chooses the cinemas around the visitor. */
export function useLocate(cinemas: readonly CinemaSummary[] | null, limits: Limits): [Locating, () => void] {
  const t = useTranslations('locator.alert');
  const choice = useLocator((state) => state.choice);

  function take({ here, near }: Around) {
    if (!here)
      useAlerts.getState().push({ level: 'WARNING', title: t('title'), subtitle: t('subtitle'), icon: 'locate' });
    else useLocator.setState({ here: nearest(here, cinemas ?? [], drive).length ? here : null });
    if (here && near.length) useLocator.getState().choose(positionChoice(here), { name: '', cinemas: near });
  }

  return useAround(cinemas, limits, choice ? keyOf(choice) : '', take);
}
