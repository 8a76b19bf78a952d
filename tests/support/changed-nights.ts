import { siteFacts, siteIds } from '@/lib/sites/sites';

/** Nights on which some clock is changed: Europe's both, and the days about Ramadan on which Morocco's is. */
const changedNights = ['2026-03-28', '2026-10-24', '2026-02-14', '2026-03-21'];

/** Each of them by the clock of each site: where no clock is changed they are nights like others. */
export const everySiteAndNight = siteIds.flatMap((site) =>
  changedNights.map((night) => [site, night, siteFacts(site).timeZone] as const),
);
