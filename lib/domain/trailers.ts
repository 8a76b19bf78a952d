import type { Settings } from './settings';
import type { Trailer } from './show';

/**
 * Trailers in the order they are offered: the main one first, then those in the language of the page, then those of the
 * platform that the site has its videos on. A file of our own that is named by its path lies below the site's base address;
 * without one it cannot be played.
 */
export function orderTrailers(
  trailers: readonly Trailer[],
  { platform, baseUrl }: Settings['video'],
  language: string,
): Trailer[] {
  const weight = ({ isMain, language: spoken, host }: Trailer) =>
    4 * Number(isMain) + 2 * Number(spoken === language) + Number(host === platform);
  return trailers
    .flatMap((trailer) => {
      if (trailer.host !== 'S3' || URL.canParse(trailer.id)) return [trailer];
      return baseUrl ? [{ ...trailer, id: new URL(trailer.id, withSlash(baseUrl)).href }] : [];
    })
    .toSorted((a, b) => weight(b) - weight(a));
}

const withSlash = (url: string): string => (url.endsWith('/') ? url : `${url}/`);
