import type { Showing } from '@/lib/domain/showing';
import { minuteOf } from '../starts/starts.logic';

/** The minute since 1970 from which on nobody wants it: once it has begun, though some is sold ten minutes longer. */
export function closesAt({ time, until }: Pick<Showing, 'time' | 'until'>, timeZone: string): number {
  const begins = minuteOf(time, timeZone);
  return until ? Math.min(begins, Math.floor(Date.parse(until) / 60_000)) : begins;
}
