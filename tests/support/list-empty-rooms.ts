import type { Page } from '@playwright/test';

/** Pixels: more than what sets two sections apart. */
const tallest = 190;

/** Stretches of the page, from one edge of its window to the other, where there is nothing to see: `from–to`, in pixels. */
export const listEmptyRooms = (page: Page): Promise<string[]> =>
  page.evaluate((most) => {
    const main = document.querySelector('main');
    if (!main) return ['no main'];
    const seen: DOMRect[] = [];
    const pictures = 'img, svg, video, iframe, canvas, input, select, textarea, button, hr';
    for (const each of main.querySelectorAll('*')) {
      if (!each.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const { backgroundImage } = getComputedStyle(each);
      if (each.matches(pictures) || backgroundImage !== 'none') seen.push(each.getBoundingClientRect());
      for (const node of each.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) continue;
        const range = new Range();
        range.selectNodeContents(node);
        seen.push(...range.getClientRects());
      }
    }
    const { top, bottom } = main.getBoundingClientRect();
    const rows = seen.filter(({ width, height }) => width > 1 && height > 1).sort((a, b) => a.top - b.top);
    const rooms: string[] = [];
    let end = top;
    for (const row of [...rows, { top: bottom, bottom }]) {
      if (row.top - end > most) rooms.push(`${Math.round(end - top)}–${Math.round(row.top - top)}`);
      end = Math.max(end, row.bottom);
    }
    return rooms;
  }, tallest);
