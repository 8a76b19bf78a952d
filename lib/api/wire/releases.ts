import { siteFacts } from '@/lib/sites/sites';
import { day } from './dates';
import { siteOfParsing } from './parse-or-drop';
import { mapOf } from './shapes';

/**
 * The days of release, the earliest first; none when not announced.
 * Zones are written country first, `BE_NL`. Those of another country count only when there are no others.
 */
export const releases = mapOf(day, 'releaseAt')
  .nullish()
  .transform((dates) => {
    const byZone = dates ?? {};
    const site = siteOfParsing();
    const own = Object.keys(byZone).filter((zone) => site && zone.startsWith(`${siteFacts(site).country}_`));
    const zones = own.length ? own : Object.keys(byZone);
    return [...new Set(zones.flatMap((zone) => byZone[zone] ?? []))].sort();
  });
