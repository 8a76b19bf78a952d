import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cutPicture } from './cut-picture';

it('sends the part around the subject, as large as it was', async () => {
  const light = {
    input: { create: { width: 20, height: 90, channels: 3 as const, background: '#fff' } },
    left: 144,
    top: 0,
  };
  const still = await sharp({ create: { width: 200, height: 90, channels: 3, background: '#000' } })
    .composite([light])
    .webp()
    .toBuffer();
  const part = await cutPicture(still, { print: 'still', shape: '1x1' });
  const { data, info } = await sharp(part ?? Buffer.of())
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([90, 90]);
  const redAt = (x: number) => data[(45 * info.width + x) * info.channels];
  expect(redAt(50)).toBeGreaterThan(240);
  expect(redAt(10)).toBeLessThan(15);
});

it('sends nothing for what is no picture', async () => {
  expect(await cutPicture(Buffer.from('<html>'), { print: 'still', shape: '1x1' })).toBeNull();
});

it('opens no small file that would be millions of points', async () => {
  const create = { width: 7_000, height: 7_000, channels: 3 as const, background: '#fff' };
  const flat = await sharp({ create }).png().toBuffer();
  expect(flat.byteLength).toBeLessThan(1_000_000);
  expect(await cutPicture(flat, { print: 'still', shape: '1x1' })).toBeNull();
});
