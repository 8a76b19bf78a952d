import sharp from 'sharp';
import { expect, it } from 'vitest';
import { findPicture } from './find-picture';

const drawn = sharp({ create: { width: 20, height: 9, channels: 3, background: '#024' } });

it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('takes %s', async (format) => {
  const { width, height } = (await findPicture(await drawn.toFormat(format).toBuffer())) ?? {};
  expect([width, height]).toEqual([20, 9]);
});

it.each([
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="9"/>'],
  [
    'one behind a declaration',
    '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="20" height="9"/>',
  ],
  ['a page', '<!doctype html><title>Not found</title>'],
  ['nothing', ''],
])('takes for no picture: %s', async (_, text) => {
  expect(await findPicture(Buffer.from(text))).toBeNull();
});

it('takes no format that browsers do not show', async () => {
  expect(await findPicture(await drawn.tiff().toBuffer())).toBeNull();
});
