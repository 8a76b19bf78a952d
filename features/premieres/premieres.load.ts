import { cinemas as cinemasRow } from '@/lib/api/endpoints/cinemas';
import { shows as showsRow, showtimesOn } from '@/lib/api/endpoints/shows';
import { read } from '@/lib/api/read';
import { readOr } from '@/lib/api/read-or';
import { readZones } from '@/lib/api/read-zones';
import { buildClock } from '@/lib/domain/day';
import { groupOneOffs, listOneOffKinds, planOneOffs } from '@/lib/domain/one-off';
import type { Showtime } from '@/lib/domain/showtime';
import { isOver, listStandings } from '@/lib/domain/standing';
import { mapBounded } from '@/lib/process/map-bounded';
import { cinemaToday } from '@/lib/sites/cinema-today';
import { type Locale, locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import { serverNow } from '@/lib/time/now';
import { buildEveningRow } from './list/build-evening-row';
import type { EveningDay } from './list/evening-day';

/** Titles asked for at a time. */
const atOnce = 6;

export type Premieres = {
  days: readonly EveningDay[];
  /** Some town or some day did not answer. */
  isWhole: boolean;
};

/**
 * Every showing of a site that does not come again next week, day by day. The programmes of the towns say which title has
 * some on which day, and only those are asked for.
 */
export async function readPremieres(locale: Locale): Promise<Premieres> {
  const [{ zones, isWhole }, shows, cinemas] = await Promise.all([
    readZones(locale),
    read(locale, showsRow, {}),
    read(locale, cinemasRow, {}),
  ]);
  const clock = buildClock(serverNow(), siteFacts(locales[locale].site).timeZone);
  const cells = planOneOffs(zones, cinemaToday(locale)).filter(({ show }) => shows.some(({ slug }) => slug === show));
  const answers = await mapBounded(cells, atOnce, ({ show, day }) =>
    readOr(locale, showtimesOn, { slug: show, date: day }, null),
  );
  const isLeft = ({ time, reservableUntil, status }: Showtime) =>
    !isOver(
      listStandings(
        [{ time, ...(reservableUntil && { until: reservableUntil }), ...(status !== 'available' && { status }) }],
        clock,
      ),
    );
  const played = cells.flatMap(({ show, day }, index) =>
    Object.entries(answers[index] ?? {}).flatMap(([cinema, showtimes]) =>
      showtimes
        .filter((showtime) => listOneOffKinds(showtime.tags).length > 0 && isLeft(showtime))
        .map((showtime) => ({ show, day, cinema, showtime })),
    ),
  );
  const days = [...Map.groupBy(played, ({ day }) => day)].map(([day, own]) => ({
    day,
    evenings: groupOneOffs(own)
      .map((evening) => buildEveningRow(evening, { locale, day, shows, cinemas }))
      .filter(({ venues }) => venues.length > 0),
  }));
  return { days, isWhole: isWhole && answers.every((answer) => answer !== null) };
}
