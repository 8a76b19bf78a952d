import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

type Body = Buffer<ArrayBuffer>;

/** Below this many bytes, packing costs more than it saves. */
const worthwhile = 1_000;
const packed = new WeakMap<Body, Promise<Body>>();
const pack = promisify(gzip);

/** Next packs pages but not the answers of route handlers. Each body is packed once, however often it is served. */
export async function packedFor(
  request: Request,
  body: Body,
): Promise<{ body: Body; headers: Record<string, string> }> {
  const headers = { vary: 'accept-encoding' };
  const accepts = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(request.headers.get('accept-encoding') ?? '');
  if (!accepts || body.byteLength < worthwhile) return { body, headers };
  const job = packed.get(body) ?? pack(body);
  packed.set(body, job);
  return { body: await job, headers: { ...headers, 'content-encoding': 'gzip' } };
}
