import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { askClockLag } from '@/lib/visitor/device/server-clock';

/** Seconds after a change at which the page is asked for anew: what the catalogue says may be a minute old. */
const looks = [1, 8, 20, 45, 75, 120, 240] as const;
/** Seconds within which all who wait ask: at the minute they would all be there at once. */
const spread = 5;
/** Milliseconds: browsers forget a longer wait, and nobody waits for a month. */
const longest = 2 * 86_400_000;

/** Asks the server for the page again after each of some moments, as long as what waits for them is still in it. */
export function useFreshPage(moments: readonly number[]): void {
  const { refresh } = useRouter();
  const key = moments.join();
  useEffect(() => {
    if (!key) return;
    let timers: ReturnType<typeof setTimeout>[] = [];
    let isGone = false;
    void askClockLag().then((lag) => {
      if (isGone) return;
      const now = Date.now() + lag;
      timers = key
        .split(',')
        .flatMap((moment) => looks.map((seconds) => Number(moment) + (seconds + Math.random() * spread) * 1000 - now))
        .filter((wait) => wait > 0 && wait < longest)
        .map((wait) => setTimeout(refresh, wait));
    });
    return () => {
      isGone = true;
      for (const timer of timers) clearTimeout(timer);
    };
  }, [key, refresh]);
}
