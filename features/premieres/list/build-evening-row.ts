import type { CinemaSummary } from '@/lib/domain/cinema';
import { clockOf, type Day } from '@/lib/domain/day';
import type { OneOff } from '@/lib/domain/one-off';
import type { ShowSummary } from '@/lib/domain/show';
import { formatDuration } from '@/lib/i18n/duration';
import { showHref } from '@/lib/routing/show-screen';
import { cinemaToday } from '@/lib/sites/cinema-today';
import { type Locale, locales } from '@/lib/sites/locales';
import { nameInTown } from '@/lib/sites/short-names';
import { siteFacts } from '@/lib/sites/sites';
import { resolveInstant } from '@/lib/time/instant';
import type { EveningRow, Venue } from './evening-day';

type Known = { locale: Locale; day: Day; shows: readonly ShowSummary[]; cinemas: readonly CinemaSummary[] };

/** An evening with the names of what it shows and where; of a cinema that nobody knows nothing is said. */
export function buildEveningRow(evening: OneOff, { locale, day, shows, cinemas }: Known): EveningRow {
  const known = evening.shows.flatMap((slug) => shows.find((show) => show.slug === slug) ?? []);
  const [first] = known;
  const last = evening.plays.at(-1)?.time;
  return {
    shows: known.map((show) => ({ slug: show.slug, title: show.title, href: showHref(locale, show) })),
    poster: first?.poster?.md ?? null,
    tone: first?.tone ?? null,
    facts:
      known.length === 1 && first
        ? [first.genres[0]?.name, first.minutes && formatDuration(first.minutes, locale)].filter(
            (fact) => typeof fact === 'string',
          )
        : [],
    kinds: evening.kinds,
    special: evening.special,
    venues: listVenues(evening, cinemas),
    ...(last && day === cinemaToday(locale) && { until: minuteOf(last, locale) }),
  };
}

const minuteOf = (time: string, locale: Locale) =>
  Math.floor(Date.parse(resolveInstant(time, siteFacts(locales[locale].site).timeZone)) / 60_000);

/** By town, as their names are sorted. */
function listVenues({ plays }: OneOff, cinemas: readonly CinemaSummary[]): Venue[] {
  return [...Map.groupBy(plays, ({ cinema }) => cinema)]
    .flatMap(([slug, own]) => {
      const cinema = cinemas.find((one) => one.slug === slug);
      if (!cinema) return [];
      const times = own.map(({ time, isFull }) => ({ clock: clockOf(time), isFull }));
      const name = nameInTown(cinema);
      return [{ slug, name, city: cinema.city, citySlug: cinema.citySlug, times }];
    })
    .toSorted((a, b) => a.city.localeCompare(b.city) || a.name.localeCompare(b.name));
}
