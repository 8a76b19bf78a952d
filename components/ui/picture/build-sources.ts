import { smallWidths, viewportWidths } from '@/lib/http/picture-widths';

const widths = [...smallWidths, ...viewportWidths];
const madeFor = (wanted: number) => widths.find((width) => width >= wanted) ?? widths.at(-1);

export const pictureUrl = (src: string, width: number): string =>
  `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=75`;

/** A share of the screen takes no less, at two pixels a point. */
const leastShare = 256;

/**
 * What a browser chooses from: two densities of each fixed width, or all widths that a share of the screen may need. The
 * lower density is the address of the image itself, which a list of two hundred would else say twice.
 */
export function buildSources(src: string, sizes: string | number): { srcSet: string; src: string } {
  const fixed = `${sizes}`.match(/\d+(?=px(,|$)|$)/g) ?? [];
  const wanted = fixed.flatMap((pixels) => [madeFor(+pixels), madeFor(+pixels * 2)]);
  const offered = widths.filter((width) => (/vw/.test(`${sizes}`) ? width >= leastShare : wanted.includes(width)));
  if (typeof sizes === 'number') {
    const [once = leastShare, twice = once] = offered;
    return { srcSet: `${pictureUrl(src, twice)} 2x`, src: pictureUrl(src, once) };
  }
  return {
    srcSet: offered.map((width) => `${pictureUrl(src, width)} ${width}w`).join(', '),
    src: pictureUrl(src, offered.at(-1) ?? leastShare),
  };
}
