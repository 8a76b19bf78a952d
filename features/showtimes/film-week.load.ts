import { cinemas as cinemasRow, cities as citiesRow } from '@/lib/api/endpoints/cinemas';
import { showCinemas, showtimesOn } from '@/lib/api/endpoints/shows';
import { read } from '@/lib/api/read';
import { readOr } from '@/lib/api/read-or';
import { buildWeek, weekLength } from '@/lib/domain/cinema-week';
import { addDays, type Day } from '@/lib/domain/day';
import { pickMainCity } from '@/lib/domain/main-city';
import { href } from '@/lib/routing/href';
import { cinemaToday } from '@/lib/sites/cinema-today';
import type { Locale } from '@/lib/sites/locales';
import { listOffered } from './board/board.logic';
import { readShowtimeFacts } from './showtime-facts.load';
import { groupByTown } from './week/group-by-town';
import { listLeft } from './week/list-left';
import type { FilmWeek } from './week/week';

/** Towns that are shown together: more of them hide each other. */
const few = 8;

/** Where a film plays from today on, as far as it is published; today without what is over. Throws when a part of that cannot be read. */
export async function readFilmWeek(locale: Locale, slug: string): Promise<FilmWeek> {
  const today = cinemaToday(locale);
  const days = Array.from({ length: weekLength }, (_, index) => addDays(today, index));
  const [matrix, cinemas, cities] = await Promise.all([
    read(locale, showCinemas, { slug }),
    read(locale, cinemasRow, {}),
    readOr(locale, citiesRow, {}, []),
  ]);
  const offered = listOffered(matrix, Object.keys(matrix), today);
  const { versions, programmeDay, madeAt } = await readShowtimeFacts(locale, offered);
  const readLeft = async (day: Day) => {
    const byCinema = offered.dates.includes(day) ? await read(locale, showtimesOn, { slug, date: day }) : {};
    return listLeft(byCinema, madeAt);
  };
  const rows = buildWeek(await Promise.all(days.map(readLeft)));
  const named = rows.flatMap((row) => {
    const cinema = cinemas.find((one) => one.slug === row.slug);
    return cinema
      ? [{ ...row, title: cinema.name, href: href(locale, 'cinema', { slug: row.slug }) ?? '', town: cinema }]
      : [];
  });
  const groups = groupByTown(named, locale);
  const main = pickMainCity(
    cities,
    named.map(({ town }) => town),
  );
  return { days, programmeDay, madeAt, versions, groups, alone: groups.length > few ? (main?.slug ?? null) : null };
}
