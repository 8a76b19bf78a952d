import { fillBrackets } from '@/lib/text/brackets';
import type { LocatorChoice, Place } from '@/lib/visitor/place/locator.store';

export type CinemaPaths = {
  list: string;
  /** Templates with `[slug]`; null where the site lacks the screen. */
  cinema: string | null;
  cityLight: string | null;
};

/**
 * Where "Cinemas" leads (spec visitor §2): the only cinema of the chosen place, the light page of a city with several,
 * the chosen cinema, else the list.
 */
export function cinemasPath(paths: CinemaPaths, choice: LocatorChoice | null, place: Place | null): string {
  const [only, ...others] = choice?.mode === 'cinema' ? [choice.value] : (place?.cinemas ?? []);
  if (!choice || !only || (others.length && choice.mode !== 'city')) return paths.list;
  const [template, slug] = others.length ? [paths.cityLight, choice.value] : [paths.cinema, only];
  return template ? fillBrackets(template, { slug }) : paths.list;
}
