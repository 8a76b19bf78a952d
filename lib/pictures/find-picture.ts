import sharp, { type Sharp } from 'sharp';

/**
 * As many as a good camera takes, and ten times what a screen shows: the demo's widest picture has four million. A file of a few
 * kilobytes can be a billion, each four bytes of memory once it is opened.
 */
const mostPixels = 40_000_000;

/** How the formats that browsers show begin. The library opens others as well, an SVG among them, which may ask for files and hold scripts. */
const beginnings = [/^\xff\xd8\xff/, /^\x89PNG\r\n/, /^GIF8/, /^RIFF.{4}WEBP/s, /^.{4}ftypavi[fs]/s];

/** A picture to be worked on, and its size; null for what is none, or is too large to be opened. */
export async function findPicture(bytes: Buffer): Promise<{ picture: Sharp; width: number; height: number } | null> {
  const beginning = bytes.toString('latin1', 0, 12);
  if (!beginnings.some((known) => known.test(beginning))) return null;
  const picture = sharp(bytes, { limitInputPixels: mostPixels });
  const { width, height } = (await picture.metadata().catch(() => null)) ?? {};
  return width && height ? { picture, width, height } : null;
}
