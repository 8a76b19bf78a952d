import { develop } from './develop';
import { type IdsByKind, type PictureKind, pictureNamed } from './pictures';
import type { Format } from './render';
import { version } from './version';

const extensions = { webp: 'webp', avif: 'avif', jpg: 'jpeg', png: 'png' } as const satisfies Record<string, Format>;

type Extension = keyof typeof extensions;

const wide = [400, 640, 800, 1280, 1400, 1600, 2560] as const;

/** The widths in pixels that the media server renders; any other is an unknown path. */
export const widths = {
  posters: [250, 500, 1000],
  backdrops: wide,
  facades: wide,
  experiences: wide,
  stills: wide,
  cards: [680, 1360],
  guests: [200, 400, 800],
  services: [48, 96, 192],
  brand: [64, 192, 512],
} as const satisfies Record<PictureKind, readonly number[]>;

/** The path of a picture on the media host, as "/posters/p01-500.webp". */
export function mediaPath<K extends PictureKind>(
  kind: K,
  id: IdsByKind[K],
  width: (typeof widths)[K][number],
  extension: Extension = 'webp',
): string {
  return `/${kind}/${id}-${width}.${extension}`;
}

const isExtension = (text: string): text is Extension => Object.hasOwn(extensions, text);

function orderIn(path: string) {
  const [, name = '', digits = '', extension = ''] =
    /^\/([a-z]+\/[a-z0-9-]+)-([1-9]\d{0,3})\.([a-z]+)$/.exec(path) ?? [];
  const picture = pictureNamed(name);
  const width = Number(digits);
  if (!picture || !isExtension(extension)) return undefined;
  const allowed: readonly number[] = widths[picture.kind];
  return allowed.includes(width) ? { picture, width, format: extensions[extension] } : undefined;
}

/** Whether the media host has a picture at a path, without drawing it. */
export const isPicture = (path: string): boolean => orderIn(path) !== undefined;

const plain = (status: number, words: string, headers?: Record<string, string>) =>
  new Response(words, { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers } });

/** Answers a request to the media host: a picture to keep for a year, or 404. */
export async function respondMedia(request: Request): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, 'GET only', { allow: 'GET, HEAD' });
  const path = new URL(request.url).pathname;
  const order = orderIn(path);
  if (!order) return plain(404, 'No such picture');
  const etag = `"${version}${path}"`;
  const headers = {
    'content-type': `image/${order.format}`,
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    etag,
  };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  const bytes = await develop(order.picture, order);
  const body = request.method === 'HEAD' ? null : new Uint8Array(bytes);
  return new Response(body, { headers: { ...headers, 'content-length': String(bytes.length) } });
}
