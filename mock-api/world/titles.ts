import { type SiteId, siteFacts } from '@/lib/sites/sites';
import type { Film } from '../artwork/film';
import { artworkFilms } from '../artwork/films';
import { type Night, nights, type Release, releases } from './data/releases';
import { sizes } from './data/sizes';
import { dice } from './seed';
import { addDays, weekOf } from './time';
import { slugify } from './words';

/** A film or an event as one site knows it. */
export type Title = {
  film: Film;
  /** Another number on every site. */
  id: number;
  slug: string;
  /** `HO00002816`, the same on every site. */
  ref: string;
  /** `YYYY-MM-DD`; null when not announced. */
  release: string | null;
  /** Programme weeks from this one to the release; null when not announced. */
  week: number | null;
  heat: number;
  isMovie: boolean;
  isKids: boolean;
  /** Classic, anime night, opera …: not an ordinary run. */
  isSpecial: boolean;
  /** Its run is not in `/api/shows`. */
  unlisted: boolean;
  run: Release | null;
  nights: Night | null;
};

const filmOf = new Map(artworkFilms.map((film) => [film.id as string, film]));
const film = (id: string): Film => {
  const found = filmOf.get(id);
  if (!found) throw new RangeError(`No artwork for ${id}`);
  return found;
};

const nightsOfKind: Readonly<Record<string, number>> = {
  opera: 4,
  ballet: 3,
  concert: 4,
  theatre: 2,
  classic: 3,
  anime: 2,
  sport: 2,
};
const plays = new Set(['film', 'kids', 'classic', 'anime']);

/** The prototypes' titles first, then those made in a language of the country, then what everyone wants to see. */
function chosen<Row extends { film: string; pinned?: true }>(
  rows: readonly Row[],
  site: SiteId,
  count: number,
  heat: (row: Row) => number,
): Row[] {
  const spoken: readonly string[] = siteFacts(site).languages;
  const score = (row: Row): number => {
    const { language } = film(row.film);
    const home = language === 'en' ? 1.5 : spoken.includes(language) ? 2 : 0;
    return (row.pinned ? 10 : 0) + heat(row) + home + dice(site, 'choice', row.film).next();
  };
  const best = new Set([...rows].sort((a, b) => score(b) - score(a)).slice(0, count));
  return rows.filter((row) => best.has(row));
}

/** Every title of a site on one cinema day, in no particular order. */
export function titlesOf(site: SiteId, day: string): Title[] {
  const week = weekOf(day, siteFacts(site).programmeDay.usual);
  const { films, nights: count } = sizes[site];
  const share = count / Object.values(nightsOfKind).reduce((sum, each) => sum + each, 0);
  const runs = chosen(releases, site, films, ({ heat }) => heat);
  const evenings = Object.entries(nightsOfKind).flatMap(([kind, each]) =>
    chosen(
      nights.filter((row) => film(row.film).kind === kind),
      site,
      Math.round(each * share),
      () => 0,
    ),
  );
  return [
    ...runs.map((run) =>
      titleOf(site, run.film, run.week === null ? null : addDays(week, 7 * run.week), run.week, run.heat, run, null),
    ),
    ...evenings.map((night) => {
      const [first, day] = night.dates[0] ?? [0, 0];
      return titleOf(site, night.film, dateOfNight(week, first, day), first, 2, null, night);
    }),
  ];
}

/** The date of a weekday in a programme week counted from this one. */
export function dateOfNight(week: string, weeks: number, day: number): string {
  const start = addDays(week, 7 * weeks);
  return addDays(start, (day - new Date(`${start}T00:00:00Z`).getUTCDay() + 7) % 7);
}

function titleOf(
  site: SiteId,
  id: string,
  release: string | null,
  week: number | null,
  heat: number,
  run: Release | null,
  night: Night | null,
): Title {
  const found = film(id);
  const number = Number(id.slice(1));
  const own = 1000 + dice(site, 'ids').whole(0, 400) * 20 + number * 7 + dice(site, 'id', id).whole(0, 6);
  return {
    film: found,
    id: own,
    // Slugs from before the numbers lack theirs.
    slug: id === OLD_SLUG ? slugify(found.title) : `${slugify(found.title)}-${own}`,
    ref: `HO${String(2780 + number * 3).padStart(8, '0')}`,
    release,
    week,
    heat,
    isMovie: plays.has(found.kind),
    isKids: found.kind === 'kids' || ['p40', 'p20', 'p31'].includes(id),
    isSpecial: night !== null,
    unlisted: id === UNLISTED,
    run,
    nights: night,
  };
}

/** A title old enough to have no number in its slug. */
const OLD_SLUG = 'p10';
/** A classic that cinemas play on Sunday mornings and the list of shows lacks. */
const UNLISTED = 'p63';
