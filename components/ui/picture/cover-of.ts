import { type PictureKindName, pictureKinds } from '@/lib/http/picture-kinds';

/** The width of a box as a CSS length, and its height as another, or its width to height where that is fixed. */
export type Box = readonly [width: string, height: string | number];

/** The boxes a picture covers, each from its breakpoint (`styles/tools/_screen.scss`) up. */
type Boxes = { readonly wide?: Box; readonly desktop?: Box; readonly tablet?: Box; readonly phone: Box };

/** As the props of a `Picture`. */
export type Cover = { readonly sizes: string; readonly focus: string };

const starts = { wide: 1440, desktop: 1080, tablet: 700, phone: 0 } as const;
const names = Object.keys(starts) as (keyof typeof starts)[];

/**
 * How a picture is asked for and cut where it covers its boxes: a box that is taller than the picture needs more of its
 * width than the box has itself.
 */
export function coverOf(print: PictureKindName, boxes: Boxes): Cover {
  const { ratio, x, y } = pictureKinds[print];
  const sizes = names.flatMap((name) => {
    const box = boxes[name];
    const from = starts[name] > 0 ? `(min-width: ${starts[name]}px) ` : '';
    return box ? from + neededWidth(ratio, box) : [];
  });
  return { sizes: sizes.join(', '), focus: `${x}% ${y}%` };
}

/** The width, as a CSS length, that a picture of a ratio takes to cover a box. */
export const neededWidth = (ratio: number, [width, height]: Box): string =>
  typeof height === 'number' ? times(width, Math.max(1, ratio / height)) : `max(${times(height, ratio)}, ${width})`;

function times(length: string, factor: number): string {
  const [, figure, unit] = /^([\d.]+)(px|rem|vw)$/.exec(length) ?? [];
  if (!figure) return `calc((${length}) * ${Math.ceil(factor * 100) / 100})`;
  const needed = Math.ceil(Number(figure) * factor * 10) / 10;
  return `${unit === 'rem' ? needed : Math.ceil(needed)}${unit}`;
}
