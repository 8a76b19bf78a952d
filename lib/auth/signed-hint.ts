import { frameCookie, sessionCookie } from './cookies';
import { signedCookie } from './signed-cookie';

/** `name`, or one of the parts of a long one. */
const isSession = (line: string) =>
  [sessionCookie, frameCookie].some((name) => line.startsWith(`${name}=`) || line.startsWith(`${name}__`));
const isEnding = (line: string) =>
  /;\s*Max-Age=0(;|$)|;\s*Expires=Thu, 01 Jan 1970/i.test(line) || /^[^=]+=(;|$)/.test(line);
const pickAge = (line: string) => line.match(/;\s*(?:Max-Age|Expires)=[^;]+/i)?.[0] ?? '';

/**
 * The `Set-Cookie` line that lets the page know of a session that begins, goes on or ends in these lines; none where
 * they say nothing of one. It holds no word about the visitor.
 */
export function buildHint(lines: readonly string[]): string[] {
  const sessions = lines.filter(isSession);
  const kept = sessions.find((line) => !isEnding(line));
  if (kept) return [`${signedCookie}=1; Path=/; SameSite=Lax${pickAge(kept)}`];
  return sessions.length > 0 ? [`${signedCookie}=; Path=/; Max-Age=0`] : [];
}
