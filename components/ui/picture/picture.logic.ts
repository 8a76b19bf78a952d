import { screenWidths, smallWidths } from '@/lib/http/picture-widths';

const widths = [...smallWidths, ...screenWidths];
const largest = Math.max(...widths);
const madeFor = (wanted: number) => widths.find((width) => width >= wanted) ?? largest;

export const pictureUrl = (src: string, width: number): string =>
  `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=75`;

/** A share of the screen takes no less, at two pixels a point. */
const leastShare = 256;

/** What a browser chooses from: two densities of each fixed width, or all widths that a share of the screen may need. */
export function buildSources(src: string, sizes: string | number): { srcSet: string; src: string } {
  const offered = typeof sizes === 'number' ? densities(sizes) : shares(sizes);
  const srcSet = offered.map(({ width, says }) => `${pictureUrl(src, width)} ${says}`).join(', ');
  return { srcSet, src: pictureUrl(src, offered.at(-1)?.width ?? largest) };
}

function densities(pixels: number) {
  return [...new Set([madeFor(pixels), madeFor(pixels * 2)])].map((width, index) => ({ width, says: `${index + 1}x` }));
}

function shares(sizes: string) {
  const fixed = (sizes.match(/\d+(?=px(,|$))/g) ?? []).map(Number);
  const wanted = fixed.flatMap((pixels) => [madeFor(pixels), madeFor(pixels * 2)]);
  const isWanted = (width: number) => (sizes.includes('vw') ? width >= leastShare : wanted.includes(width));
  return widths.filter(isWanted).map((width) => ({ width, says: `${width}w` }));
}
