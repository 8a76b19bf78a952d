import sharp from 'sharp';
import { findPicture } from './find-picture';

/** What link previews show, in pixels. */
const cardSize = { width: 1200, height: 630 } as const;
const poster = { width: 340, height: 510, left: 72, top: 60 } as const;

const shade = Buffer.from(
  `<svg width="${cardSize.width}" height="${cardSize.height}"><defs><linearGradient id="g"><stop stop-color="#0a0a0c" stop-opacity=".9"/><stop offset=".75" stop-color="#0a0a0c" stop-opacity=".1"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
);

/**
 * A film's poster standing in the light of its backdrop, as JPEG. The tone stands in for a backdrop that is missing, no picture
 * or too large to be one, and such a poster is left out; `isWhole` is false then, but for what is missing.
 */
export async function drawShareCard(
  backdrop: Buffer | null,
  art: Buffer | null,
  tone: string,
): Promise<{ bytes: Buffer; isWhole: boolean }> {
  const [behind, before] = await Promise.all([backdrop && findPicture(backdrop), art && findPicture(art)]);
  const ground = behind
    ? behind.picture.resize({ ...cardSize, fit: 'cover', position: 'right' })
    : sharp({ create: { ...cardSize, channels: 3, background: tone } });
  const placed =
    before && (await before.picture.resize({ width: poster.width, height: poster.height, fit: 'cover' }).toBuffer());
  const bytes = await ground
    .composite([{ input: shade }, ...(placed ? [{ input: placed, left: poster.left, top: poster.top }] : [])])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
  return { bytes, isWhole: (!backdrop || behind !== null) && (!art || before !== null) };
}
