import { kept } from './cache';
import { print } from './darkroom';
import type { Picture } from './pictures';
import type { Format } from './render';

/** The picture as a file of that width in pixels; rendered once, then read from the disk cache. */
export function develop(picture: Picture, { width, format }: { width: number; format: Format }): Promise<Buffer> {
  return kept(`${picture.kind}/${picture.id}-${width}.${format}`, () => print(picture, width, format));
}
