import { slugOfMark } from './slug-of-mark';

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
  if (!poster || !defaultPrevented || isStill()) return;
  const from = poster.getBoundingClientRect();
  const { currentSrc } = poster;
  const left = document.querySelector(landing);
  const watch = new MutationObserver(() => {
    const place = document.querySelector<HTMLElement>(landing);
    if (!place || place === left) return;
    watch.disconnect();
    const arrived = place.querySelector('img');
    if (!arrived) return;
    // The one it had on its card is there already.
    if (currentSrc) arrived.style.background = `url("${currentSrc}") 0 0 / cover`;
    fly(place, from);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => watch.disconnect(), patience);
}

/**
 * And back again with the browser's own button, to the card in the list that is in view. Heard while the page that
 * is left still shows: React has drawn the other one before any `popstate` is told.
 */
export function flyBack({ navigationType }: { navigationType: string }): void {
  if (navigationType !== 'traverse') return;
  const left = document.querySelector<HTMLElement>(landing);
  const slug = left?.closest('section')?.querySelector<HTMLElement>('[data-mark="film"]')?.dataset.slug;
  if (!left || !slug || isStill()) return;
  const from = left.getBoundingClientRect();
  if (!isInView(from)) return;
  const watch = new MutationObserver(() => {
    if (left.isConnected) return;
    watch.disconnect();
    // Not before the list has its place in the window again.
    requestAnimationFrame(() => land(slug, from));
  });
  watch.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => watch.disconnect(), patience);
}

function land(slug: string, from: DOMRect): void {
  const hearts = document.querySelectorAll<HTMLElement>('li > article [data-mark="film"]');
  for (const heart of hearts) {
    if (slugOfMark(heart) !== slug) continue;
    const card = heart.closest('article');
    const place = card?.querySelector('img')?.closest<HTMLElement>('article > *');
    // A row that scrolls would cut it on its way.
    const isCut = card && /auto|scroll/.test(getComputedStyle(card.parentElement?.parentElement ?? card).overflowX);
    if (!card || !place || isCut || !isInView(place.getBoundingClientRect())) continue;
    card.animate({ zIndex: [1, 1] }, flight);
    fly(place, from);
    return;
  }
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const isInView = ({ top, bottom, width }: DOMRect) => width > 0 && bottom > 0 && top < innerHeight;

function fly(place: HTMLElement, from: DOMRect): void {
  const to = place.getBoundingClientRect();
  if (!to.width) return;
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
  place.animate(
    { transformOrigin: ['0 0', '0 0'], transform: [start, 'none'] },
    { duration: flight, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  );
}
