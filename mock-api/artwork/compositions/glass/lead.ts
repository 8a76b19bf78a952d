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
