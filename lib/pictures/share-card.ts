import sharp from 'sharp';

/** What link previews show, in pixels. */
const cardSize = { width: 1200, height: 630 } as const;
const poster = { width: 340, height: 510, left: 72, top: 60 } as const;

const shade = Buffer.from(
  `<svg width="${cardSize.width}" height="${cardSize.height}"><defs><linearGradient id="g"><stop stop-color="#0a0a0c" stop-opacity=".9"/><stop offset=".75" stop-color="#0a0a0c" stop-opacity=".1"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
);

/** A film's poster standing in the light of its backdrop, as JPEG; the tone stands in for a missing backdrop. */
export async function drawShareCard(backdrop: Buffer | null, art: Buffer | null, tone: string): Promise<Buffer> {
  const ground = backdrop
    ? sharp(backdrop).resize({ ...cardSize, fit: 'cover', position: 'right' })
    : sharp({ create: { ...cardSize, channels: 3, background: tone } });
  const placed =
    art && (await sharp(art).resize({ width: poster.width, height: poster.height, fit: 'cover' }).toBuffer());
  return ground
    .composite([{ input: shade }, ...(placed ? [{ input: placed, left: poster.left, top: poster.top }] : [])])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
