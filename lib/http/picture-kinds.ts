const wide = 16 / 9;
const widest = 20 / 9;

/** Width to height, and where the subject stands in per cent of the picture. */
export type PictureKind = { readonly ratio: number; readonly x: number; readonly y: number };

/**
 * How the catalogue composes its pictures, as it sends no focal point with them: the still of a film keeps its left calm for
 * a title, a front has its sign in the upper half, a hall its screen. Where some are wider than others the widest counts.
 */
export const pictureKinds = {
  still: { ratio: widest, x: 72, y: 50 },
  front: { ratio: wide, x: 50, y: 5 },
  hall: { ratio: widest, x: 50, y: 35 },
  /** What an event, an article or a page is about: a picture of its own or the still of a film. */
  scene: { ratio: widest, x: 64, y: 44 },
  /** A card of several seats, which is no photograph. */
  ecard: { ratio: 680 / 428, x: 50, y: 50 },
  guest: { ratio: 1, x: 50, y: 40 },
} as const satisfies Record<string, PictureKind>;

export type PictureKindName = keyof typeof pictureKinds;
