/** How many modals lie over the page. */
let held = 0;

/**
 * Keeps the page behind a modal where it is. Where its scrollbar takes room, `--scrollbar` of the body stands for it
 * while it is away: the body and what is fixed at its end keep that much free. Where it takes none nothing is set, for
 * that, and any property of the root, would have the style of every element computed anew. Returns how to let go.
 */
export function lockScroll(): () => void {
  const { style } = document.body;
  if (held++ === 0) {
    const bar = innerWidth - document.documentElement.clientWidth;
    if (bar > 0) style.setProperty('--scrollbar', `${bar}px`);
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
