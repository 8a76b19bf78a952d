import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { CinemaSummary } from '@/lib/domain/cinema';
import { nearest } from '@/lib/domain/distance';
import { useAlerts } from '@/lib/visitor/alerts.store';
import { whereAmI } from '@/lib/visitor/geolocation';
import { useLocator } from '@/lib/visitor/locator.store';
import { positionChoice } from '@/lib/visitor/locator-choice';

type Limits = { maxDistance: number; maxCinemas: number };
/** far: the visitor was found, and no cinema near them. */
export type Locating = 'idle' | 'asking' | 'failed' | 'far';

/** Chooses the cinemas around the visitor. What comes after they closed the dialog or chose otherwise is not heard. */
export function useLocate(cinemas: readonly CinemaSummary[] | null, limits: Limits): [Locating, () => void] {
  const t = useTranslations('locator.alert');
  const [state, setState] = useState<Locating>('idle');
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  async function locate() {
    if (!cinemas || state === 'asking') return;
    setState('asking');
    const here = await whereAmI();
    if (isGone.current) return;
    if (!here) {
      setState('failed');
      useAlerts.getState().push({ level: 'WARNING', title: t('title'), subtitle: t('subtitle'), icon: 'locate' });
      return;
    }
    useLocator.setState({ here });
    const near = nearest(here, cinemas, limits).map(({ place }) => place.slug);
    setState(near.length ? 'idle' : 'far');
    if (near.length) useLocator.getState().choose(positionChoice(here), { name: '', cinemas: near });
  }

  return [state, locate];
}
