/** Escaped or not, these characters mean the same (RFC 3986 §2.3). */
const unreserved = /^%(2[DE]|3\d|4[1-9A-F]|5[\dAF]|6[1-9A-F]|7[\dAE])$/;

/**
 * The address a picture is asked for at and kept under, on its own host or as a path of this site: each other spelling of it
 * would be another picture to the image service, which `middleware.ts` has refused. Null for what is no address.
 */
export function writeOneWay(address: string): string | null {
  if (!URL.canParse(address, nowhere)) return null;
  const { origin, pathname } = new URL(address, nowhere);
  const path = pathname
    .replace(/%(?![\da-f]{2})/gi, '%25')
    .replace(/[[\]|^]/g, encodeURIComponent)
    .replace(/%[\da-f]{2}/gi, (escaped) => writeEscaped(escaped.toUpperCase()));
  return origin === nowhere ? path : origin + path;
}

const nowhere = 'http://own.invalid';

const writeEscaped = (escaped: string) => (unreserved.test(escaped) ? decodeURIComponent(escaped) : escaped);
