import { getImgProps } from 'next/dist/shared/lib/get-img-props';
import { imageConfigDefault } from 'next/dist/shared/lib/image-config';
import loader from 'next/dist/shared/lib/image-loader';
import { expect, it } from 'vitest';
import { screenWidths, smallWidths } from '@/lib/http/picture-widths';
import { buildSources } from './picture.logic';

const imgConf = {
  ...imageConfigDefault,
  deviceSizes: screenWidths,
  imageSizes: smallWidths,
  qualities: [75],
  allSizes: [...smallWidths, ...screenWidths],
};
const src = 'https://media.example/posters/p01 é&1.webp';

it.each([
  ['a small picture', 144],
  ['a poster', 240],
  ['a picture wider than any', 1800],
  ['the whole screen', '100vw'],
  ['a share of it', '(min-width: 1080px) 25vw, 240px'],
  ['fixed widths', '(min-width: 700px) 208px, 100px'],
] as const)('asks for the same files as the image component of Next would: %s', (_, sizes) => {
  const box = typeof sizes === 'number' ? { width: sizes, height: 100 } : { sizes, fill: true };
  const { props } = getImgProps({ src, alt: '', ...box }, { defaultLoader: loader, imgConf: imgConf as never });
  expect(buildSources(src, sizes)).toEqual({ srcSet: props.srcSet, src: props.src });
});
