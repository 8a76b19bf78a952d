import { expect, it } from 'vitest';
import type { ShowingTag } from '@/lib/domain/showing-tags';
import { sizeImages } from './size-images';

const mark = (width: number): ShowingTag => ({
  ...{ title: 'IMAX', kind: 'format', order: 1 },
  image: { src: 'https://m.test/imax.png', width },
});

it.each([
  [24, 128],
  [90, 200],
])('asks for an image of %d points in the next width that has two pixels for each', (width, made) => {
  const { imax } = sizeImages({ imax: mark(width) });
  expect(imax?.image).toEqual({ src: `/_next/image?url=https%3A%2F%2Fm.test%2Fimax.png&w=${made}&q=75`, width });
});

it('leaves a mark without an image as it is', () => {
  const marks = { atmos: { title: 'Atmos', kind: 'format', order: 2 } } as const;
  expect(sizeImages(marks)).toEqual(marks);
});
