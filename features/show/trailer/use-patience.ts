import { useEffect, useEffectEvent } from 'react';

/** Milliseconds that a video may take to show a sign of life. */
const patience = 12_000;

/** Gives up on what has been waited for too long. */
export function usePatience(isWaiting: boolean, onSilence: () => void): void {
  const giveUp = useEffectEvent(onSilence);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => giveUp(), patience);
    return () => clearTimeout(timer);
  }, [isWaiting]);
}
