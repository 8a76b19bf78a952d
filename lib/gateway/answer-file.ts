import { LRUCache } from 'lru-cache';
import type { CachedAnswer } from '../api/answer-cache';
import type { Cache } from '../api/endpoint';
import { processWide } from '../process/process-wide';
import { buildCacheHeaders } from './cache-headers';
import { etagOf, isKnown } from './etag';

/** When the answer under an address was another one last, as this process has seen it. */
const changes = processWide(
  'changes of files',
  () => new LRUCache<string, { etag: string; at: number }>({ max: 5_000 }),
);

type File = { name: string; type: string };

/** A kept file with what who follows it needs to know; 304 and nothing else for who has it already. */
export function answerFile(request: Request, served: CachedAnswer, cache: Cache, { name, type }: File): Response {
  const { status, body } = served;
  const etag = etagOf(body);
  const at = noteChange(new URL(request.url).href, etag);
  const headers = {
    'content-type': type,
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    ...buildCacheHeaders(served, cache),
    ...(status === 200 && {
      etag,
      'last-modified': new Date(at).toUTCString(),
      'content-disposition': `inline; filename="${name}"`,
    }),
  };
  if (status === 200 && hasIt(request, etag, at)) return new Response(null, { status: 304, headers });
  return new Response(body, { status, headers: { ...headers, 'content-length': String(body.byteLength) } });
}

function noteChange(key: string, etag: string): number {
  const known = changes.get(key);
  if (known?.etag === etag) return known.at;
  // A header has no more than seconds.
  const at = Math.floor(Date.now() / 1000) * 1000;
  changes.set(key, { etag, at });
  return at;
}

/**
 * The date speaks only where no tag does (RFC 9110, 13.2.2), and only for the file that it was said of here: a later one is of
 * another replica, whose clock may differ, and which may have given an older file.
 */
function hasIt(request: Request, etag: string, at: number): boolean {
  if (request.headers.has('if-none-match')) return isKnown(request, etag);
  return Date.parse(request.headers.get('if-modified-since') ?? '') === at;
}
