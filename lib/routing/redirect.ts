import { translateSlug } from '../api/translate';
import { resolveHost } from '../sites/hosts';
import { localeOf, localesOf } from '../sites/locales';
import { languages, type SiteId } from '../sites/sites';
import { href } from './href';
import { matchBare, matchWritten } from './match';
import type { CheckedAnswer } from './resolve';
import { routeOf, type Screen } from './routes';

/** `/redirect/{language}/{type-path}/{slug}`, as links of the language switch and of the mobile app write it. */
const pattern = /^\/redirect\/([a-z]{2})(\/.+)$/;

/**
 * The page of an item in another language of the site, whatever language the path was written in (spec catalogue §4).
 * Null for a path of another kind or one that leads nowhere.
 */
export async function resolveRedirect(
  host: string | null,
  pathname: string,
  enabled: readonly SiteId[],
): Promise<CheckedAnswer | null> {
  const [, wanted, path] = pattern.exec(pathname) ?? [];
  const language = languages.find((one) => one === wanted);
  if (!language || !path) return null;
  const { site } = resolveHost(host, enabled);
  const target = localeOf(site, language);
  const found = localesOf(site)
    .map((locale) => matchWritten(locale, path) ?? matchBare(locale, path))
    .find((match) => match !== null);
  const [param] = Object.entries(found?.params ?? {});
  if (!target || !found || !param) return null;

  const slug = await translateSlug(site, routeOf(found.screen).guard, param[1], language);
  const to = href(target.code, found.screen as Extract<Screen, 'movie'>, { [param[0]]: slug } as { slug: string });
  return to === null ? null : { kind: 'redirect', to, status: 307, negotiated: true };
}
