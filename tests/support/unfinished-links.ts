import { finalHref } from '@/lib/routing/final-href';
import { resolvePath } from '@/lib/routing/resolve';
import type { LocaleFacts } from '@/lib/sites/locales';

/** Not screens: files, calendars and feeds, answers to programs, and what `lib/auth` answers. */
const others = /^\/(api|auth|calendar|feeds|_next|icons|og)\/|\.(png|ico|svg|xml|txt|jpg|webmanifest|html)$/;

/** Links of a page to its own site that pass by a redirect, or lead nowhere by the tables. */
export function listUnfinishedLinks(html: string, { code, origin, language }: LocaleFacts): string[] {
  const paths = new Set([...html.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)].map(([, path = '']) => path));
  return [...paths].filter((path) => {
    if (others.test(path)) return false;
    const answer = resolvePath({ host: new URL(origin).host, pathname: path, cookie: language });
    return answer.kind !== 'screen' || finalHref(answer.locale, path) !== path || finalHref(code, path) !== path;
  });
}
