/** Tells that something is within a screen of what is in view, not being kept closed. Returns how to stop. */
export function whenNear(box: HTMLElement | null, tell: () => void): () => void {
  const details = box?.closest('details');
  const watch = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && tell(), {
    rootMargin: '100% 0px',
  });
  const look = () => {
    watch.disconnect();
    if (box && details?.open !== false) watch.observe(box);
  };
  look();
  details?.addEventListener('toggle', look);
  return () => {
    watch.disconnect();
    details?.removeEventListener('toggle', look);
  };
}
