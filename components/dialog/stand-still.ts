/** How many modals lie over the page. */
let held = 0;

/**
 * Keeps the page behind a modal where it is. Where its scrollbar takes room, `--scrollbar` of the document stands for it
 * while it is away: the body and what is fixed at its end keep that much free. Returns how to let go.
 */
export function standStill(): () => void {
  const { clientWidth, style } = document.documentElement;
  if (held++ === 0) {
    style.setProperty('--scrollbar', `${Math.max(0, innerWidth - clientWidth)}px`);
    style.overflow = 'hidden';
  }
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    if (--held > 0) return;
    style.removeProperty('--scrollbar');
    style.removeProperty('overflow');
  };
}
