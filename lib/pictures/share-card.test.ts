import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawShareCard } from './share-card';

const paint = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

/** What is bright of red, green and blue where the poster of a card stands, and in the light beside it. */
async function look({ bytes, isWhole }: Awaited<ReturnType<typeof drawShareCard>>) {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const brightAt = (x: number, y: number) => {
    const start = (y * info.width + x) * info.channels;
    return ['red', 'green', 'blue'].filter((_, index) => (data[start + index] ?? 0) > 150).join();
  };
  return { isWhole, size: [info.width, info.height], poster: brightAt(240, 300), light: brightAt(1150, 300) };
}

it('has the poster stand in the light of the backdrop', async () => {
  const card = await drawShareCard(await paint(192, 108, '#0f0'), await paint(34, 51, '#f00'), '#00f');
  expect(await look(card)).toEqual({ isWhole: true, size: [1200, 630], poster: 'red', light: 'green' });
});

it.each([
  ['what is no picture', () => Promise.resolve(Buffer.from('<html>'))],
  ['a small file that would be millions of points', () => paint(7_000, 7_000, '#fff')],
])('is drawn without %s', async (_, make) => {
  const odd = await make();
  expect(odd.byteLength).toBeLessThan(1_000_000);
  const noBackdrop = await drawShareCard(odd, await paint(34, 51, '#f00'), '#00f');
  expect(await look(noBackdrop)).toMatchObject({ isWhole: false, poster: 'red', light: 'blue' });
  const noPoster = await drawShareCard(await paint(192, 108, '#0f0'), odd, '#00f');
  expect(await look(noPoster)).toMatchObject({ isWhole: false, poster: '', light: 'green' });
});

it('is whole where there is no picture to be had', async () => {
  expect(await look(await drawShareCard(null, null, '#00f'))).toMatchObject({ isWhole: true, light: 'blue' });
});
