import sharp, { type Sharp } from 'sharp';
import { drawSheet, drawSvg, isPlain } from './draw';
import { applyFinish } from './kit/finish';
import type { Picture } from './pictures';

export type Format = 'avif' | 'webp' | 'jpeg' | 'png';

const encoded: Record<Format, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 56, effort: 1 }),
  webp: (image) => image.webp({ quality: 80, effort: 2 }),
  jpeg: (image) => image.jpeg({ quality: 82, mozjpeg: true }),
  png: (image) => image.png({ compressionLevel: 8 }),
};

async function pixels(picture: Picture, width: number): Promise<Sharp> {
  if (isPlain(picture)) return sharp(Buffer.from(drawSvg(picture).svg)).resize({ width });
  const { sheet, seed } = drawSheet(picture);
  const flat = sharp(Buffer.from(sheet.toSvg(width)))
    .removeAlpha()
    .raw();
  const { data, info } = await flat.toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 3 } as const;
  return sharp(applyFinish(data, info.width, info.height, sheet.finish, seed), { raw });
}

/** Draws and develops a picture in this thread; its loops block for up to half a second. */
export async function render(picture: Picture, width: number, format: Format): Promise<Buffer> {
  return encoded[format](await pixels(picture, width)).toBuffer();
}
