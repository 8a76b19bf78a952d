import type { Img2, Img3 } from '@/lib/api/contract/shared';
import type { Language } from '@/lib/sites/languages';
import { type SiteId, siteFacts } from '@/lib/sites/sites';
import { countries } from '../data/countries';
import { posterOf, wideOf } from '../pictures';
import { previewsOf } from '../programme/previews';
import { quirksOf } from '../quirks';
import { dice } from '../seed';
import { type FlagText, flags, kidsLabel } from '../texts/flags';
import type { Title } from '../titles';
import type { World } from '../world';

const UNKNOWN_DATE = '1900-01-01';

/** The ribbon of a title on this day: a preview says more than "new". */
export function flagOf(world: World, title: Title): FlagText | null {
  const { key, film, run, release, nights } = title;
  if (nights) return { text: nights.flag, colour: nights.tags.includes('opera') ? '2' : '3' };
  const ahead = release !== null && release > world.day;
  const previews = (ahead && previewsOf(world)[key]) || [];
  if (key === 'p22' && ahead) return flags.crime;
  if (key === 'p09') return flags.debate;
  if (previews.some(({ tags }) => tags.includes('avp-equipe')) && title.week === 1) return flags.team;
  if (run?.flag) return flags[run.flag];
  if (previews.length) return flags.premiere;
  if (title.isKids) return kidsLabel(film);
  if (title.week === 0) return flags.new;
  return ahead && title.week === 1 ? flags.presale : null;
}

/** The label of editors beside the ribbon: an age for children, 3D for the rest. */
export function labelOf(title: Title): FlagText | null {
  return title.isKids ? kidsLabel(title.film) : null;
}

export const posterPath = (world: World, title: Title): Img2 | null =>
  quirksOf(world).posterless.includes(title) ? null : posterOf(title.film.id);

export const backgroundPath = (world: World, title: Title): Img3 | null =>
  quirksOf(world).backdropless === title || quirksOf(world).posterless[0] === title
    ? null
    : wideOf('backdrops', title.film.id);

/** By zone, the country first, each of its languages one. */
export function releaseAt(world: World, title: Title): { [zone: string]: string } {
  const { country, languages } = siteFacts(world.site);
  const date = title.release ?? UNKNOWN_DATE;
  return Object.fromEntries(
    languages
      .filter((language) => language !== 'en' || languages.length === 1)
      .map((language) => [`${country}_${language.toUpperCase()}`, date]),
  );
}

/** Whether the lists call it a movie; where they hide it, showings still say so. */
export const saidMovie = (site: SiteId, title: Title): boolean => !countries[site].backend.hidesMovies && title.isMovie;

/** Whether the lists call it an event; where they hide movies, this says little: some films are, some concerts are not. */
export const saidEvent = (site: SiteId, title: Title): boolean =>
  countries[site].backend.hidesMovies
    ? dice(site, 'said event', title.key).chance(title.isMovie && !title.isSpecial ? 0.06 : 0.7)
    : title.isSpecial;

export const minutesOf = (world: World, title: Title): number =>
  quirksOf(world).unmeasured === title ? 1 : title.film.runtime;

/** Swiss German knows no sharp s. */
export const inSwiss = (site: SiteId, language: Language, text: string): string =>
  site === 'ch' && language === 'de' ? text.replaceAll('ß', 'ss') : text;
