import type { IdsByKind } from '../artwork/pictures';

let host = 'http://127.0.0.1:3002';

/** Where the media server of this process listens; every picture address starts with it. */
export function servePicturesFrom(origin: string): void {
  host = origin;
}
export const mediaHost = (): string => host;

export type PictureKind = Exclude<keyof IdsByKind, 'brand'>;

/** A picture of the media server: its kind and its id. */
export type Shot = readonly [kind: PictureKind, id: IdsByKind[PictureKind]];

/** Square ones come in one size. */
const sizes: Partial<Record<PictureKind, number>> = { guests: 800, services: 192 };

export const picture = (kind: PictureKind, id: string, width: number): string =>
  `${host}/${kind}/${id}-${sizes[kind] ?? width}.webp`;

export const posterOf = (id: string) => ({ md: picture('posters', id, 500), lg: picture('posters', id, 1000) });
export const wideOf = (kind: PictureKind, id: string) => ({
  sm: picture(kind, id, 640),
  md: picture(kind, id, 1280),
  lg: picture(kind, id, 2560),
});
