import type { EveningDay } from './evening-day';

/** Evenings that are shown at once: a phone shows three in its height. */
const most = 28;

/** The first days, as many as are shown at once but one at least, and those after them. */
export function splitDays(days: readonly EveningDay[]): { soon: readonly EveningDay[]; later: readonly EveningDay[] } {
  let count = 0;
  const at = days.findIndex(({ evenings }, index) => {
    count += evenings.length;
    return index > 0 && count > most;
  });
  return at < 0 ? { soon: days, later: [] } : { soon: days.slice(0, at), later: days.slice(at) };
}
