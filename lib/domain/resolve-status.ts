import { formatWallClock } from './day';
import type { Showing } from './showing';
import type { ShowtimeStatus } from './showtime';

/**
 * Available becomes locked once its booking end has passed; sold out stays sold out (spec catalogue §4).
 * Without a clock (`null`, on the server of a shared page) it is as the API said.
 */
export function resolveStatus(showing: Showing, now: Date | null, timeZone: string): ShowtimeStatus {
  if (showing.status) return showing.status;
  if (!now) return 'available';
  const isOver = showing.until
    ? Date.parse(showing.until) <= now.getTime()
    : showing.time <= formatWallClock(now, timeZone);
  return isOver ? 'locked' : 'available';
}
