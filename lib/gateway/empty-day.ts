import { cinemaDay } from '../domain/day';
import { isPlayableDay } from '../domain/playable-days';
import { type SiteId, siteFacts } from '../sites/sites';
import { serverNow } from '../time/now';
import type { CallMatch } from './match-call';

/** Whether a call is of a day on which nothing can begin: the catalogue is not asked of each that anybody can write. */
export function isEmptyDay({ site, endpoint, params: { date } }: CallMatch & { site: SiteId }): boolean {
  if (!endpoint.emptyDay || !date) return false;
  return !isPlayableDay(date, cinemaDay(serverNow(), siteFacts(site).timeZone));
}
