import { screenWidths, smallWidths } from '@/lib/http/picture-widths';

const widths = [...smallWidths, ...screenWidths];
const largest = Math.max(...widths);

const pictureUrl = (src: string, width: number): string =>
  `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=75`;

/** What a browser chooses from: two densities of a fixed width, or all widths that a share of the screen may need. */
export function buildSources(src: string, sizes: string | number): { srcSet: string; src: string } {
  const offered = typeof sizes === 'number' ? densities(sizes) : shares(sizes);
  const srcSet = offered.map(({ width, says }) => `${pictureUrl(src, width)} ${says}`).join(', ');
  return { srcSet, src: pictureUrl(src, offered.at(-1)?.width ?? largest) };
}

function densities(pixels: number) {
  const madeFor = (wanted: number) => widths.find((width) => width >= wanted) ?? largest;
  return [...new Set([madeFor(pixels), madeFor(pixels * 2)])].map((width, index) => ({ width, says: `${index + 1}x` }));
}

function shares(sizes: string) {
  const percents = [...sizes.matchAll(/(?:^|\s)(1?\d?\d)vw/g)].map(([, percent]) => Number(percent));
  const least = percents.length ? (screenWidths[0] ?? 0) * (Math.min(...percents) / 100) : 0;
  return widths.filter((width) => width >= least).map((width) => ({ width, says: `${width}w` }));
}
