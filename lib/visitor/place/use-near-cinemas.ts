import { useEffect, useRef, useState } from 'react';
import type { CinemaSummary, Gps } from '@/lib/domain/cinema';
import { pickNearest } from '@/lib/domain/nearest';
import { findPosition } from './geolocation';

type Limits = { maxDistance: number; maxCinemas: number };
/** far: the visitor was found, and no cinema near them. */
export type Locating = 'idle' | 'asking' | 'failed' | 'far';
/** Where the visitor is, null unless they say, and the slugs of the cinemas near it. */
export type NearCinemas = { here: Gps | null; near: readonly string[] };

/**
 * Finds the cinemas around the visitor; where that is never leaves the browser. What comes after they went away or chose
 * otherwise, so that `chosen` is another, is not heard.
 */
export function useNearCinemas(
  cinemas: readonly CinemaSummary[] | null | undefined,
  limits: Limits,
  chosen: string,
  onAnswer: (around: NearCinemas) => void,
): [Locating, () => void] {
  const [state, setState] = useState<Locating>('idle');
  const question = useRef<object | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is what drops the question
  useEffect(
    () => () => {
      question.current = null;
      setState('idle');
    },
    [chosen],
  );

  async function locate() {
    if (!cinemas || state === 'asking') return;
    const mine = {};
    question.current = mine;
    setState('asking');
    const here = await findPosition();
    if (question.current !== mine) return;
    const near = pickNearest(here, cinemas, limits).map(({ item }) => item.slug);
    setState(near.length ? 'idle' : here ? 'far' : 'failed');
    onAnswer({ here, near });
  }

  return [state, () => void locate()];
}
