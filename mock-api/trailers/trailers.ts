import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { languages } from '@/lib/sites/languages';
import { captionsOf } from './captions';

const here = fileURLToPath(new URL('.', import.meta.url));
const files = new Set(readdirSync(here).filter((name) => name.endsWith('.webm')));

/** The path of a film's trailer on the media host; null for the films whose trailer lies with a video platform. */
export const trailerPath = (film: string): string | null =>
  files.has(`${film}.webm`) ? `/trailers/${film}.webm` : null;

const shared = {
  'cache-control': 'public, max-age=86400',
  // A player that shows captions of another host asks for film and captions in CORS mode.
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

/** `/trailers/p03.fr.vtt`: the captions lie beside the film, a file for each language. */
function captionsAt(path: string): Response | null {
  const [, film = '', code] = /^\/trailers\/([a-z\d]+)\.([a-z]{2})\.vtt$/.exec(path) ?? [];
  const language = languages.find((each) => each === code);
  const captions = language && captionsOf(film, language);
  return captions
    ? new Response(captions, { headers: { ...shared, 'content-type': 'text/vtt; charset=utf-8' } })
    : null;
}

/** Answers `/trailers/…`, a film whole or the one range a player asks for when it jumps; null for any other path. */
export function respondTrailer(request: Request): Response | null {
  const path = new URL(request.url).pathname;
  const [, name] = /^\/trailers\/([a-z\d]+\.webm)$/.exec(path) ?? [];
  if (!name || !files.has(name)) return captionsAt(path);
  const bytes = new Uint8Array(readFileSync(here + name));
  const headers = { ...shared, 'content-type': 'video/webm', 'accept-ranges': 'bytes' };
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
