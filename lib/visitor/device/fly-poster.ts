/** Milliseconds that it flies, and after which nobody expects it any more. */
const flight = 320;
const patience = 1_500;
const landing = '[data-landing]';

/**
 * The poster of a card or row that was followed flies to its place on the page of its film: as soon as that is there, its
 * poster sets out from where the card had it. A view transition would hold the page itself back until it is pictured.
 */
export function flyPoster({ target, defaultPrevented }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('article a') : null;
  const poster = link?.closest('article')?.querySelector('img');
  // What nobody prevented leaves the page.
  if (!poster || !defaultPrevented || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const from = poster.getBoundingClientRect();
  const { currentSrc } = poster;
  const left = document.querySelector(landing);
  const watch = new MutationObserver(() => {
    const place = document.querySelector<HTMLElement>(landing);
    if (!place || place === left) return;
    watch.disconnect();
    fly(place, from, currentSrc);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => watch.disconnect(), patience);
}

function fly(place: HTMLElement, from: DOMRect, picture: string): void {
  const to = place.getBoundingClientRect();
  const poster = place.querySelector('img');
  if (!to.width || !poster) return;
  // The one it had on its card is there already.
  if (picture) poster.style.background = `url("${picture}") 0 0 / cover`;
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
  place.animate(
    { transformOrigin: ['0 0', '0 0'], transform: [start, 'none'] },
    { duration: flight, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  );
}
