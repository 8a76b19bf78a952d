import { type SiteId, siteFacts } from '@/lib/sites/sites';
import type { Film } from '../artwork/film';
import { slugify } from '../words';
import { choiceOf } from './choice';
import type { Night, Release } from './data/releases';
import { pooled } from './pool';
import { dice, markOf } from './seed';
import { addDays, weekOf } from './time';

/** A film or an event as one site knows it. */
export type Title = {
  /** Its key in the pool: `p03`, or `p03.2` for a copy of a scaled world. */
  key: string;
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
  /** For `blend`. */
  mark: number;
};

const plays = new Set(['film', 'kids', 'classic', 'anime']);

const choices = new Map<SiteId, ReturnType<typeof choiceOf>>();

/** Every title of a site on one cinema day, in no particular order. */
export function titlesOf(site: SiteId, day: string): Title[] {
  const week = weekOf(day, siteFacts(site).programmeDay.usual);
  const choice = choices.get(site) ?? choiceOf(site);
  choices.set(site, choice);
  return [
    ...choice.runs.map((run) =>
      titleOf(site, run.film, {
        release: run.week === null ? null : addDays(week, 7 * run.week),
        week: run.week,
        heat: run.heat,
        run,
        nights: null,
      }),
    ),
    ...choice.nights.map((night) => {
      const [first, day] = night.dates[0] ?? [0, 0];
      return titleOf(site, night.film, {
        release: dateOfNight(week, first, day),
        week: first,
        heat: 2,
        run: null,
        nights: night,
      });
    }),
  ];
}

/** The date of a weekday in a programme week counted from this one. */
export function dateOfNight(week: string, weeks: number, day: number): string {
  const start = addDays(week, 7 * weeks);
  return addDays(start, (day - new Date(`${start}T00:00:00Z`).getUTCDay() + 7) % 7);
}

function titleOf(site: SiteId, key: string, facts: Pick<Title, 'release' | 'week' | 'heat' | 'run' | 'nights'>): Title {
  const { film, copy } = pooled(key);
  const number = Number(film.id.slice(1)) + 1000 * copy;
  const own = 1000 + dice(site, 'ids').whole(0, 400) * 20 + number * 7 + dice(site, 'id', key).whole(0, 6);
  return {
    ...facts,
    key,
    film,
    id: own,
    // Slugs from before the numbers lack theirs.
    slug: key === OLD_SLUG ? slugify(film.title) : `${slugify(film.title)}-${own}`,
    ref: `HO${String(2780 + number * 3).padStart(8, '0')}`,
    isMovie: plays.has(film.kind),
    isKids: film.kind === 'kids' || ['p40', 'p20', 'p31'].includes(film.id),
    isSpecial: facts.nights !== null,
    unlisted: key === UNLISTED,
    mark: markOf(key),
  };
}

/** A title old enough to have no number in its slug. */
const OLD_SLUG = 'p10';
/** A classic that one cinema plays on Sunday mornings and the list of shows lacks. */
const UNLISTED = 'p63';
