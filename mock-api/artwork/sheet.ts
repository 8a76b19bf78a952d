// Puts every picture on one page: npm run artwork:sheet
import { mkdir, rename } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions } from 'sharp';
import { develop } from './develop';
import { type Picture, pictures } from './pictures';

const [width, gap] = [2400, 12];
const folder = fileURLToPath(new URL('../../.cache/artwork/', import.meta.url));
const target = `${folder}contact-sheet.webp`;

const isOf =
  (...kinds: Picture['kind'][]) =>
  ({ kind }: Picture) =>
    kinds.includes(kind);

const bands = [
  { columns: 12, ratio: 1.5, source: 250, list: pictures.filter(isOf('posters')) },
  { columns: 10, ratio: 0.45, source: 400, list: pictures.filter(isOf('backdrops')) },
  { columns: 6, ratio: 0.5625, source: 400, list: pictures.filter(isOf('facades', 'stills', 'experiences')) },
  { columns: 6, ratio: 428 / 680, source: 680, list: pictures.filter(isOf('cards')) },
  { columns: 12, ratio: 1, source: 200, list: pictures.filter(isOf('guests')) },
  { columns: 24, ratio: 1, source: 96, list: pictures.filter(isOf('services')) },
];

const pieces: OverlayOptions[] = [];
let y = gap;
for (const { columns, ratio, source, list } of bands) {
  const w = Math.floor((width - gap) / columns) - gap;
  const h = Math.round(w * ratio);
  const top = y;
  const row = list.map(async (picture, i) => ({
    input: await sharp(await develop(picture, { width: source, format: 'webp' }))
      .resize(w, h)
      .toBuffer(),
    left: gap + (i % columns) * (w + gap),
    top: top + Math.floor(i / columns) * (h + gap),
  }));
  pieces.push(...(await Promise.all(row)));
  y += Math.ceil(list.length / columns) * (h + gap) + gap;
}

await mkdir(folder, { recursive: true });
const page = sharp({ create: { width, height: y, channels: 3, background: '#77757a' } }).composite(pieces);
await page.webp({ quality: 86 }).toFile(`${target}.draft`);
await rename(`${target}.draft`, target);
console.log(`${pieces.length} pictures on ${target}`);
