import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CinemaSummary, Gps } from '@/lib/domain/cinema';
import { pickNearest } from '@/lib/domain/distance';
import { askPosition } from './geolocation';
import { buildPlaceAround } from './place-around';
import type { Place } from './saved-places';

type Limits = { maxDistance: number; maxCinemas: number };
/** far: the visitor was found, and no cinema near them. */
export type Locating = 'idle' | 'asking' | 'failed' | 'far';
/** Where the visitor is, null unless they say, and the cinemas near it. */
export type NearCinemas = { here: Gps | null; around: Place };

/** The device would not say, as far as is known: a dialog that is opened again still says so. */
let isUnavailable = false;

/**
 * Finds the cinemas around the visitor; where that is never leaves the browser. What comes after they went away or chose
 * otherwise, so that `chosen` is another, is not heard.
 */
export function useNearCinemas(
  cinemas: readonly CinemaSummary[] | null | undefined,
  limits: Limits,
  chosen: string,
  onAnswer: (answer: NearCinemas) => void,
): [Locating, () => void] {
  const [state, setState] = useState<Locating>(isUnavailable ? 'failed' : 'idle');
  const question = useRef<object | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is what drops the question
  useEffect(
    () => () => {
      question.current = null;
      setState('idle');
    },
    [chosen],
  );

  const find = useEffectEvent(async (among: readonly CinemaSummary[]) => {
    const mine = {};
    question.current = mine;
    const here = await askPosition();
    if (question.current !== mine) return;
    question.current = null;
    isUnavailable = here === null;
    const around = buildPlaceAround(pickNearest(here, among, limits));
    setState(around.cinemas.length ? 'idle' : here ? 'far' : 'failed');
    onAnswer({ here, around });
  });
  // Who presses before the cinemas have come is answered once they have.
  useEffect(() => {
    if (state === 'asking' && cinemas && !question.current) void find(cinemas);
  }, [state, cinemas]);

  return [state, () => setState('asking')];
}
