let host = 'http://127.0.0.1:3002';

/** Where the media server of this process listens; every picture address starts with it. */
export function servePicturesFrom(origin: string): void {
  host = origin;
}
export const mediaHost = (): string => host;

export type PictureKind = 'posters' | 'backdrops' | 'facades' | 'experiences' | 'stills';

export const picture = (kind: PictureKind, id: string, width: number): string => `${host}/${kind}/${id}-${width}.webp`;

export const posterOf = (id: string) => ({ md: picture('posters', id, 500), lg: picture('posters', id, 1000) });
export const wideOf = (kind: PictureKind, id: string) => ({
  sm: picture(kind, id, 640),
  md: picture(kind, id, 1280),
  lg: picture(kind, id, 2000),
});
