import { writePlainEscapes } from './plain-escapes';

/**
 * The address a picture is asked for at and kept under, on its own host or as a path of this site: each other spelling of it
 * would be another picture to the image service, which `middleware.ts` has refused. Null for what is no address.
 */
export function writeOneWay(address: string): string | null {
  if (!URL.canParse(address, nowhere)) return null;
  const { origin, pathname } = new URL(address, nowhere);
  const path = writePlainEscapes(pathname.replace(/%(?![\da-f]{2})/gi, '%25').replace(/[[\]|^]/g, encodeURIComponent));
  return origin === nowhere ? path : origin + path;
}

const nowhere = 'http://own.invalid';
