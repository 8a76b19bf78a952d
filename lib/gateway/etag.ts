import { createHash } from 'node:crypto';

/** A kept answer is asked for many times, and read once. */
const known = new WeakMap<Buffer, string>();

/** What an answer is called by what it holds; weak, since it may be packed on its way. */
export function etagOf(body: Buffer): string {
  const found = known.get(body) ?? `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  known.set(body, found);
  return found;
}

/** Whether who asks has this very answer (RFC 9110, 13.1.2). */
export function isKnown({ headers }: Request, etag: string): boolean {
  const tags = (headers.get('if-none-match') ?? '').split(',').map((tag) => tag.trim());
  return tags.includes('*') || tags.some((tag) => tag.replace(/^W\//, '') === etag.slice(2));
}
