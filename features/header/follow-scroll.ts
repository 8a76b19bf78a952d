import { headerAfterScroll, headerAtRest, scrollThrottle } from './parts/scroll.logic';

/** Takes the header away on the way down and brings it back on the way up, for the rest of the visit. */
export function followScroll(): void {
  let state = headerAtRest;
  let last = scrollY;
  let isWaiting = false;
  const look = () => {
    isWaiting = false;
    const from = last;
    last = scrollY;
    state = headerAfterScroll(state, from, last, innerHeight);
    const header = document.querySelector('header[data-chrome]');
    header?.toggleAttribute('data-stuck', state.stuck);
    header?.toggleAttribute('data-hidden', state.hidden);
    // What sticks below the header reads this and takes its place when it goes.
    document.documentElement.toggleAttribute('data-header-hidden', state.hidden);
  };
  const scrolled = () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(look, scrollThrottle);
  };
  scrolled();
  addEventListener('scroll', scrolled, { passive: true });
}
