import { type Locale, locales } from '../sites/locales';
import { resolvePath } from './resolve';

/** More than any address needs: a slash at its end, its language left out, a screen of its own. */
const mostSteps = 4;

/** An address of this site as an editor wrote it, past the redirects that the tables know of; any other as it is. */
export function finalHref(locale: Locale, written: string): string {
  if (!/^\/(?![/\\])/.test(written)) return written;
  const { origin, language } = locales[locale];
  const { host, pathname, search, hash } = new URL(written, origin);
  let path = pathname;
  for (let step = 0; step < mostSteps; step += 1) {
    const answer = resolvePath({ host, pathname: path, cookie: language });
    if (answer.kind !== 'redirect') break;
    path = answer.to;
  }
  return path === pathname ? written : path + search + hash;
}
