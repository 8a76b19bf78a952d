import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useState } from 'react';
import { query } from '@/lib/api/query';
import type { CinemaSummary } from '@/lib/domain/cinema';
import { nearest } from '@/lib/domain/distance';
import { usualLocator } from '@/lib/domain/settings';
import { whereAmI } from '@/lib/visitor/geolocation';

type State = 'idle' | 'asking' | 'failed' | 'far';

/** Finds the cinemas around the visitor; where that is never leaves the browser. */
export function useAround(
  cinemas: readonly CinemaSummary[] | undefined,
  onFound: (slugs: readonly string[]) => void,
): [State, () => void] {
  const { data: settings } = useQuery(query(useLocale(), 'settings', {}));
  const [state, setState] = useState<State>('idle');
  async function locate() {
    if (!cinemas) return;
    setState('asking');
    const here = await whereAmI();
    const near = nearest(here, cinemas, settings?.locator ?? usualLocator).map(({ place }) => place.slug);
    setState(near.length ? 'idle' : here ? 'far' : 'failed');
    if (near.length) onFound(near);
  }
  return [state, () => void locate()];
}
