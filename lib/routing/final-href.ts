import { type Locale, locales } from '../sites/locales';
import { findComposedScreen } from './composed-screens';
import { href } from './href';
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
    const next = pickNext(locale, resolvePath({ host, pathname: path, cookie: language }));
    if (next === null || next === path) break;
    path = next;
  }
  return path === pathname ? written : path + search + hash;
}

function pickNext(locale: Locale, answer: ReturnType<typeof resolvePath>): string | null {
  if (answer.kind === 'redirect') return answer.to;
  if (answer.kind !== 'screen' || answer.screen !== 'info') return null;
  const own = findComposedScreen(answer.locale, answer.params.slug ?? '');
  return own && answer.locale === locale ? href(answer.locale, own) : null;
}
