import sharp from 'sharp';
import { type Cut, cutArea } from '../http/picture-cuts';

/** The part of a picture with the shape and the subject of a cut, hardly compressed; null for what is no picture. */
export async function cutPicture(whole: Buffer, cut: Pick<Cut, 'print' | 'shape'>): Promise<Buffer | null> {
  const picture = sharp(whole);
  const size = await picture.metadata().catch(() => null);
  if (!size?.width || !size.height) return null;
  return picture
    .extract(cutArea(cut, { width: size.width, height: size.height }))
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer()
    .catch(() => null);
}
