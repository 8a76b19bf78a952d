import { pickSessionLines, sessionMarkOfLines } from './session-mark';
import { signedCookie } from './signed-cookie';

/** As the session's own cookie has it, which is wherever there is TLS. */
const pickSecure = (line: string) => (/;\s*Secure\b/i.test(line) ? '; Secure' : '');
const pickAge = (line: string) => line.match(/;\s*(?:Max-Age|Expires)=[^;]+/i)?.[0] ?? '';

/**
 * The `Set-Cookie` line that lets the page know of a session that begins, goes on or ends in these lines; none where
 * they say nothing of one. It holds no word about the visitor.
 */
export function buildHint(lines: readonly string[]): string[] {
  const { all, kept } = pickSessionLines(lines);
  const [first] = kept;
  if (first)
    return [`${signedCookie}=${sessionMarkOfLines(lines)}; Path=/; SameSite=Lax${pickSecure(first)}${pickAge(first)}`];
  return all.length > 0 ? [`${signedCookie}=; Path=/; Max-Age=0`] : [];
}
