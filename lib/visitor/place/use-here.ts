import { useMemo } from 'react';
import type { Gps } from '@/lib/domain/cinema';
import { useLocator } from './locator.store';
import { positionOf } from './locator-choice';

/** Where the visitor is: exactly when they asked in this visit, to a kilometre when they chose it before; null when unknown. */
export function useHere(): Gps | null {
  const here = useLocator((state) => state.here);
  const choice = useLocator((state) => state.choice);
  return useMemo(() => here ?? (choice && positionOf(choice)), [here, choice]);
}
