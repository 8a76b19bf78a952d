import type { SiteId } from '@/lib/sites/sites';
import { siteFacts } from '@/lib/sites/sites';
import { addDays, localOf } from './time';

let fixed: number | null = null;
/** Every call asks for it, and a zone is slow to say its time. */
const lastDays = new Map<SiteId, { minute: number; day: string }>();

/** Holds the clock of the mock at one instant; null lets it run again. Throws on what is no instant. */
export function fixClock(instant: string | null): void {
  if (instant === null) {
    fixed = null;
    return;
  }
  const time = Date.parse(instant);
  if (Number.isNaN(time)) throw new RangeError(`"${instant}" is not an instant such as 2026-11-20T17:30:00+01:00`);
  fixed = time;
}

/** Milliseconds since the epoch, as the mock sees it. */
export const now = (): number => fixed ?? Date.now();

/** The cinema day of a site, `YYYY-MM-DD`: it runs 03:00–02:59, so 01:30 still belongs to the evening before. */
export function cinemaDay(site: SiteId, instant = now()): string {
  const minute = Math.floor(instant / 60_000);
  const last = lastDays.get(site);
  if (last?.minute === minute) return last.day;
  const local = localOf(instant, siteFacts(site).timeZone);
  const day = local.hour < 3 ? addDays(local.date, -1) : local.date;
  lastDays.set(site, { minute, day });
  return day;
}
