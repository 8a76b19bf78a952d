import type { SiteId } from '@/lib/sites/sites';
import { countries } from './data/countries';
import type { SchoolOut } from './data/hours';
import { weekday } from './time';

/** Whether schools are closed on a date, by weekday and season. */
export function schoolOut(site: SiteId, date: string): SchoolOut {
  const { out, holidays } = countries[site].hours;
  const day = date.slice(5);
  return holidays.some(([from, to]) => from <= day && day <= to) ? 'day' : (out[weekday(date)] ?? 'none');
}
