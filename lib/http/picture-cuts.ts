import { writeOneWay } from '../text/picture-address';
import { type PictureKindName, pictureKinds } from './picture-kinds';

/** The shapes a phone has pictures cut to before they are sent, width to height. */
export const shapes = { '1x1': 1, '6x5': 6 / 5, '3x2': 3 / 2, '3x4': 3 / 4 } as const;
export type Shape = keyof typeof shapes;

/** The address of a picture of the catalogue that is cut around its subject (`app/api/pictures`). */
export const cutUrl = (print: PictureKindName, shape: Shape, address: string): string =>
  `/api/pictures/${print}/${shape}/${encode(address)}`;

export type Cut = { readonly print: PictureKindName; readonly shape: Shape; readonly address: string };

/**
 * What such an address means, as it stands in the request line; nothing where a part of it is unknown, or written otherwise
 * than we write it: Next decodes the parts, Node passes over letters that are none of base64's, and each spelling more would
 * be another picture.
 */
export function parseCut(pathname: string): Cut | undefined {
  const [print = '', shape = '', encoded = ''] = pathname.split('/').slice(3);
  if (!Object.hasOwn(pictureKinds, print) || !Object.hasOwn(shapes, shape)) return undefined;
  const address = Buffer.from(encoded, 'base64url').toString();
  const cut = { print: print as PictureKindName, shape: shape as Shape, address };
  if (!/^https?:/.test(address) || writeOneWay(address) !== address) return undefined;
  return cutUrl(cut.print, cut.shape, address) === pathname ? cut : undefined;
}

const encode = (address: string) => Buffer.from(address).toString('base64url');

export type Area = { left: number; top: number; width: number; height: number };

/** The largest part of a picture that has a shape, with the subject as near to its middle as the edges let it, in whole pixels. */
export function cutArea({ print, shape }: Pick<Cut, 'print' | 'shape'>, size: { width: number; height: number }): Area {
  const { x, y } = pictureKinds[print];
  const width = Math.min(size.width, Math.round(size.height * shapes[shape]));
  const height = Math.min(size.height, Math.round(size.width / shapes[shape]));
  const start = (whole: number, part: number, percent: number) =>
    Math.round(Math.min(Math.max((whole * percent) / 100 - part / 2, 0), whole - part));
  return { left: start(size.width, width, x), top: start(size.height, height, y), width, height };
}
