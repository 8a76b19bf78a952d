import sharp, { type Sharp } from 'sharp';
import { drawSheet, drawSvg, isPlain } from './draw';
import { applyFinish } from './kit/finish';
import { expose } from './kit/plate';
import type { Sheet } from './kit/sheet';
import type { Picture } from './pictures';

export type Format = 'avif' | 'webp' | 'jpeg' | 'png';

const encoded: Record<Format, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 56, effort: 1 }),
  webp: (image) => image.webp({ quality: 82, effort: 0 }),
  jpeg: (image) => image.jpeg({ quality: 82, mozjpeg: true }),
  png: (image) => image.png({ compressionLevel: 8 }),
};

/** What is drawn on the sheet, over its photograph if there is one, as three bytes a pixel. */
function compose(sheet: Sheet, width: number): Sharp {
  const svg = Buffer.from(sheet.toSvg(width));
  if (!sheet.plate) return sharp(svg).removeAlpha().raw();
  const height = Math.round((width * sheet.h) / sheet.w);
  const { data, info } = expose(sheet.plate(), sheet.w, sheet.h, width);
  const plate = sharp(data, { raw: info }).resize(width, height, { kernel: 'cubic' });
  return plate
    .composite([{ input: svg }])
    .removeAlpha()
    .raw();
}

/** What is bright, blurred and added once more. */
async function bloomed(data: Buffer, width: number, height: number, amount: number): Promise<Buffer> {
  const raw = { width, height, channels: 3 } as const;
  const small = Math.max(32, Math.round(width / 8));
  const spill = await sharp(data, { raw })
    .resize({ width: small })
    .linear(1.6 * amount, -150 * amount)
    .blur(Math.max(0.6, small / 70))
    .resize(width, height, { kernel: 'cubic' })
    .raw()
    .toBuffer();
  return sharp(data, { raw })
    .composite([{ input: spill, raw, blend: 'screen' }])
    .removeAlpha()
    .raw()
    .toBuffer();
}

async function pixels(picture: Picture, width: number): Promise<Sharp> {
  if (isPlain(picture)) return sharp(Buffer.from(drawSvg(picture).svg)).resize({ width });
  const { sheet, seed } = drawSheet(picture);
  const { data, info } = await compose(sheet, width).toBuffer({ resolveWithObject: true });
  const { bloom = 0 } = sheet.finish;
  const lit = bloom ? await bloomed(data, info.width, info.height, bloom) : data;
  const raw = { width: info.width, height: info.height, channels: 3 } as const;
  return sharp(applyFinish(lit, info.width, info.height, sheet.finish, seed), { raw });
}

/** Draws and develops a picture in this thread; its loops block for up to half a second. */
export async function render(picture: Picture, width: number, format: Format): Promise<Buffer> {
  return encoded[format](await pixels(picture, width)).toBuffer();
}
