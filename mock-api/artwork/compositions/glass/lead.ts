import { lighten } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { path } from '../../kit/svg';

export const leadTone = '#0b0a0d';

/** One piece of glass in its lead, uneven in tone as hand-made glass is. */
export const pane = (
  sheet: Sheet,
  d: string,
  tone: string,
  { width = 11, transform }: { width?: number; transform?: string } = {},
) =>
  path(
    d,
    sheet.linear(
      [
        [0, lighten(tone, 0.28)],
        [0.5, tone],
        [1, lighten(tone, 0.1)],
      ],
      60,
    ),
    { stroke: leadTone, 'stroke-width': width, 'stroke-linejoin': 'round', transform },
  );

/** A ring sector as a piece of glass. */
export function sector(cx: number, cy: number, r0: number, r1: number, from: number, to: number): string {
  const at = (a: number, r: number) => `${(cx + Math.cos(a) * r).toFixed(1)} ${(cy + Math.sin(a) * r).toFixed(1)}`;
  return `M${at(from, r0)}L${at(from, r1)}A${r1} ${r1} 0 0 1 ${at(to, r1)}L${at(to, r0)}A${r0} ${r0} 0 0 0 ${at(from, r0)}Z`;
}
