/** Escaped or not, these characters mean the same (RFC 3986 §2.3). */
const unreserved = /^%(2[DE]|3\d|4[1-9A-F]|5[\dAF]|6[1-9A-F]|7[\dAE])$/;

/** A path or an address with no character escaped that need not be, and in large letters where one is: it means the same. */
export const writePlainEscapes = (path: string): string =>
  path.replace(/%[\da-f]{2}/gi, (escaped) => {
    const large = escaped.toUpperCase();
    return unreserved.test(large) ? decodeURIComponent(large) : large;
  });
