import { fillBrackets } from '@/lib/text/brackets';
import type { LocatorChoice, Place } from '@/lib/visitor/place/locator.store';

export type HeaderState = {
  /** Far enough down that it is a bar of its own rather than a part of the hero. */
  stuck: boolean;
  hidden: boolean;
};

export const headerAtRest: HeaderState = { stuck: false, hidden: false };

/** Milliseconds between two looks at the scroll position (spec catalogue §9, like the two thresholds). */
export const scrollThrottle = 200;
const nearTop = 68;
const stickyShare = 0.25;

/** What the header does when the page has moved between two positions, in pixels: away on the way down, back on the way up. */
export function headerAfterScroll(state: HeaderState, from: number, to: number, viewportHeight: number): HeaderState {
  if (to <= nearTop) return state.stuck || state.hidden ? headerAtRest : state;
  const stuck = state.stuck || to > viewportHeight * stickyShare;
  const hidden = stuck && (to === from ? state.hidden : to > from);
  return stuck === state.stuck && hidden === state.hidden ? state : { stuck, hidden };
}

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
