/** Pixels from the top and the left of the viewport. */
export interface Place {
  top: number;
  left: number;
}

const width = 368;
const gap = 8;

/** Under the button, and inside the viewport: from the tablet on there is room for its 368 px. */
export function placeOf(button: Pick<DOMRect, 'left' | 'bottom'>, { clientWidth }: { clientWidth: number }): Place {
  return { top: button.bottom + gap, left: Math.max(gap, Math.min(button.left, clientWidth - width - gap)) };
}
