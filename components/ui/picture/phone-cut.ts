import { cutUrl, type Shape, shapes } from '@/lib/http/picture-cuts';
import { type PictureKindName, pictureKinds } from '@/lib/http/picture-kinds';
import { viewportWidths } from '@/lib/http/picture-widths';
import { pictureUrl } from './build-sources';
import { type Box, neededWidth } from './cover-of';

/** Another file for phones: of a wide picture in a high box most would be sent to be cut away. */
export type PhoneCut = { readonly srcSet: string; readonly sizes: string; readonly focus: string };

/** More than a phone's points and pixels ask for is not offered. */
const offered = viewportWidths.filter((width) => width < 1500);

/** The picture cut to a shape around its subject, for the box it covers on a phone. */
export function phoneCut(src: string, print: PictureKindName, shape: Shape, box: Box): PhoneCut {
  const address = cutUrl(print, shape, src);
  return {
    srcSet: offered.map((width) => `${pictureUrl(address, width)} ${width}w`).join(', '),
    sizes: neededWidth(shapes[shape], box),
    focus: `50% ${pictureKinds[print].y}%`,
  };
}
