import { useEffect, useState } from 'react';
import { type Countdown, countDown, pickAloud, untilNextCount } from '@/lib/domain/countdown';
import { askClockLag } from '@/lib/visitor/device/server-clock';

/** Browsers forget a longer wait, and a page that was asleep looks again when it is seen. */
const longest = 60_000;

type Told = Countdown & { aloud: ReturnType<typeof pickAloud> };

/** How long it is until a moment, by a clock that was set by the server's; null until that is known. */
export function useCountdown(at: number): Told | null {
  const [told, setTold] = useState<Told | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lag = 0;
    const look = () => {
      clearTimeout(timer);
      const now = Date.now() + lag;
      setTold({ ...countDown(at, now), aloud: pickAloud(at, now) });
      const wait = untilNextCount(at, now);
      if (wait !== null) timer = setTimeout(look, Math.min(wait, longest));
    };
    const seen = () => document.hidden || look();
    let isGone = false;
    void askClockLag().then((found) => {
      lag = found;
      if (!isGone) look();
    });
    document.addEventListener('visibilitychange', seen);
    return () => {
      isGone = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [at]);
  return told;
}
