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
