import { getImgProps } from 'next/dist/shared/lib/get-img-props';
import { imageConfigDefault } from 'next/dist/shared/lib/image-config';
import loader from 'next/dist/shared/lib/image-loader';
import { expect, it } from 'vitest';
import { smallWidths, viewportWidths } from '@/lib/http/picture-widths';
import { buildSources } from './build-sources';

const imgConf = {
  ...imageConfigDefault,
  deviceSizes: viewportWidths,
  imageSizes: smallWidths,
  qualities: [75],
  allSizes: [...smallWidths, ...viewportWidths],
};
const src = 'https://media.example/posters/p01 é&1.webp';

it.each([
  ['a small picture', 144],
  ['a poster', 240],
  ['a picture wider than any', 1800],
] as const)('asks for the same files as the image component of Next would: %s', (_, sizes) => {
  const { props } = getImgProps(
    { src, alt: '', width: sizes, height: 100 },
    { defaultLoader: loader, imgConf: imgConf as never },
  );
  const own = buildSources(src, sizes);
  // Of two densities the address of the image itself is the first.
  expect(`${own.src} 1x, ${own.srcSet}`).toBe(props.srcSet);
});

const offered = (sizes: string) =>
  [...buildSources(src, sizes).srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));

it('offers no more of fixed widths than each takes at one and at two pixels a point', () => {
  expect(offered('(min-width: 700px) 200px, 100px')).toEqual([128, 200, 400]);
});

it('offers of a share of the screen what a phone and what a wide screen takes', () => {
  expect(offered('(min-width: 1080px) 25vw, 240px')).toEqual([256, 320, 400, ...viewportWidths]);
});

it('leaves no step between two widths that would be seen as blur', () => {
  const widths = [...smallWidths, ...viewportWidths];
  const enlarged = widths.slice(1).map((width, index) => Math.sqrt(width / (widths[index] ?? 0)));
  expect(Math.max(...enlarged)).toBeLessThan(1.15);
});
