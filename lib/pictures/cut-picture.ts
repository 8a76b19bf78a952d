import { type Cut, cutArea } from '../http/picture-cuts';
import { findPicture } from './find-picture';

/** The part of a picture with the shape and the subject of a cut, hardly compressed; null for what is no picture, or too large to be one. */
export async function cutPicture(whole: Buffer, cut: Pick<Cut, 'print' | 'shape'>): Promise<Buffer | null> {
  const opened = await findPicture(whole);
  if (!opened) return null;
  const { picture, width, height } = opened;
  return picture
    .extract(cutArea(cut, { width, height }))
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer()
    .catch(() => null);
}
