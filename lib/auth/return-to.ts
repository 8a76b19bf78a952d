import { findDecoded } from '../text/find-decoded';

const longest = 2_000;

/**
 * Where a visitor goes after signing in: path, query and fragment of the same site. Anything that a browser might read
 * as another site leads to `/`: `//host`, `/\host`, either of them encoded, control characters, other schemes.
 */
export function resolveReturnPath(wanted: string | null): string {
  if (!wanted || wanted.length > longest) return '/';
  const decoded = decodedFully(wanted);
  if (decoded === null) return '/';
  const isPath = [wanted, decoded].every((text) => /^\/(?![/\\])/.test(text) && !/[\\\p{Cc}]/u.test(text));
  if (!isPath || decoded.split(/[?#]/)[0]?.includes('//')) return '/';
  const url = new URL(wanted, 'https://site.invalid');
  return url.host === 'site.invalid' && !isOurs(url.pathname) ? url.pathname + url.search + url.hash : '/';
}

/** Signing in leads nowhere but back; a return to these would start or end it again. */
const isOurs = (pathname: string) => /^\/(auth\/|callback$|api\/)/.test(pathname);

/** Percent signs may be nested; null for what is malformed, or never comes to an end. */
function decodedFully(text: string): string | null {
  let last = text;
  for (let round = 0; round < 4; round++) {
    const next = findDecoded(last);
    if (next === null) return round ? last : null;
    if (next === last) return last;
    last = next;
  }
  return null;
}
