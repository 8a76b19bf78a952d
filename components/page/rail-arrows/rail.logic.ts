/** Which ends of a rail are in view. */
export interface Ends {
  start: boolean;
  end: boolean;
}

type Scroller = Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>;

/** A pixel of tolerance: zoomed pages scroll by fractions. Right-to-left pages scroll to the negative side. */
export function reachedEnds({ scrollLeft, scrollWidth, clientWidth }: Scroller): Ends {
  const done = Math.abs(scrollLeft);
  return { start: done <= 1, end: done + clientWidth >= scrollWidth - 1 };
}

/** Pixels to scroll for the next items: what is in view, less the item cut at the edge. */
export function scrollStep({ clientWidth }: Pick<Scroller, 'clientWidth'>): number {
  return Math.round(clientWidth * 0.8);
}
