import { cinemaDay, type Day, listDays } from '@/lib/domain/day';
import { useAtNow } from '@/lib/visitor/device/use-now';

/** How far ahead a day can be picked. */
const count = 14;

/** The next days, today first: the visitor's, where the cinemas stand, and that of the page's making until it is known. */
export function useDaysAhead({ today: made, timeZone }: { today: Day; timeZone: string }): Day[] {
  const today = useAtNow((now) => (now ? cinemaDay(now, timeZone) : made));
  return listDays(today, count);
}
