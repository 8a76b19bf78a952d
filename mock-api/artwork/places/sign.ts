import { wordmark } from '../brand';
import type { Sheet } from '../kit/sheet';
import { group } from '../kit/svg';
import { write } from '../kit/type';

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

/** The name in letters one below the other, lit: the first one's baseline at `y`. */
export function uprightSign(
  sheet: Sheet,
  {
    x,
    y,
    step,
    size,
    colour,
    glow,
  }: { x: number; y: number; step: number; size: number; colour: string; glow: string },
) {
  const letters = (fill: string) =>
    [...'candela'].map((letter, i) =>
      write(letter, { face: 'josefinBold', size, x, y: y + i * step, track: 0.04, anchor: 'middle', fill }),
    );
  sheet.add(
    group(letters(glow), { filter: sheet.blur(size * 0.2), opacity: 0.95 }),
    group(letters(glow), { filter: sheet.blur(size * 0.06), opacity: 0.9 }),
    letters(colour),
  );
}
