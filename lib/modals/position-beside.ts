/** Pixels from the edges of the viewport; of top and bottom, one is null. */
export type PanelPosition = { top: number | null; bottom: number | null; left: number; room: number };

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;
type Size = { width: number; height: number };

/** Between a panel and its trigger, and between it and the edge of the viewport (spec catalogue §9). */
const margin = 8;

/** A panel that has less height than this below its trigger looks for more above it. */
const enough = 320;

/**
 * Where a panel of this width stands: below its trigger, at its start or else its end, always inside the viewport.
 * `room` is the height it may take.
 */
export function positionBeside(trigger: Box, width: number, viewport: Size): PanelPosition {
  const below = viewport.height - trigger.bottom - 2 * margin;
  const above = trigger.top - 2 * margin;
  const isBelow = below >= enough || below >= above;
  const last = viewport.width - width - margin;
  const wanted = trigger.left <= last ? trigger.left : trigger.right - width;
  return {
    top: isBelow ? trigger.bottom + margin : null,
    bottom: isBelow ? null : viewport.height - trigger.top + margin,
    left: Math.max(margin, Math.min(wanted, last)),
    room: Math.max(0, isBelow ? below : above),
  };
}
