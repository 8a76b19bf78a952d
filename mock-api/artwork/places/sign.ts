import { wordmark } from '../brand';
import type { Face } from '../kit/fonts';
import type { Sheet } from '../kit/sheet';
import { group } from '../kit/svg';
import { type Anchor, write } from '../kit/type';

// The brand wordmark as a lit sign, centred on x.
export function brandSign(
  sheet: Sheet,
  {
    x,
    y,
    size,
    turn = 0,
    ink = '#fff6e3',
    light = '#ffb52e',
    glow = '#ffb347',
  }: { x: number; y: number; size: number; turn?: number; ink?: string; light?: string; glow?: string },
) {
  const { width } = wordmark({ size, ink, light });
  const at = { x: x - width / 2, y, size };
  const halo = wordmark({ ...at, ink: glow, light: glow }).svg;
  sheet.add(
    group(
      [
        group(halo, { filter: sheet.blur(size * 0.22), opacity: 0.9 }),
        group(halo, { filter: sheet.blur(size * 0.05), opacity: 0.85 }),
        wordmark({ ...at, ink, light }).svg,
      ],
      { transform: `rotate(${turn} ${x} ${y})` },
    ),
  );
}

export function sign(
  sheet: Sheet,
  {
    x,
    y,
    size,
    face = 'josefinBold',
    track = 0.04,
    colour = '#fff3d6',
    glow = '#ffb347',
    text = 'candela',
    anchor = 'middle',
  }: {
    x: number;
    y: number;
    size: number;
    face?: Face;
    track?: number;
    colour?: string;
    glow?: string;
    text?: string;
    anchor?: Anchor;
  },
) {
  const set = { face, size, x, y, track, anchor };
  sheet.add(write(text, { ...set, fill: glow, more: { filter: sheet.blur(size * 0.2), opacity: 0.95 } }));
  sheet.add(write(text, { ...set, fill: glow, more: { filter: sheet.blur(size * 0.06), opacity: 0.9 } }));
  sheet.add(write(text, { ...set, fill: colour }));
}
