import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const files = new Set(readdirSync(here).filter((name) => name.endsWith('.webm')));

/** The path of a film's trailer on the media host; null for the films whose trailer lies with a video platform. */
export const trailerPath = (film: string): string | null =>
  files.has(`${film}.webm`) ? `/trailers/${film}.webm` : null;

/** Answers `/trailers/…`, whole or the one range a player asks for when it jumps; null for any other path. */
export function respondTrailer(request: Request): Response | null {
  const [, name] = /^\/trailers\/([a-z\d]+\.webm)$/.exec(new URL(request.url).pathname) ?? [];
  if (!name || !files.has(name)) return null;
  const bytes = new Uint8Array(readFileSync(here + name));
  const headers = {
    'content-type': 'video/webm',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=86400',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  };
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get('range') ?? '') ?? [];
  if (from === undefined) return new Response(bytes, { headers });
  const start = Number(from);
  const end = Math.min(bytes.length - 1, to ? Number(to) : bytes.length - 1);
  if (start > end) return new Response(null, { status: 416, headers: { 'content-range': `bytes */${bytes.length}` } });
  return new Response(bytes.slice(start, end + 1), {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${start}-${end}/${bytes.length}` },
  });
}
