import { translateSlug } from '../api/translate';
import { resolveHost } from '../sites/hosts';
import { type LocaleFacts, localeOf, localesOf } from '../sites/locales';
import { languages, type SiteId } from '../sites/sites';
import { href } from './href';
import { matchBare, matchWritten } from './match';
import type { CheckedAnswer } from './resolve';
import { type Params, routeOf } from './routes';

/** `/redirect/{language}/{type-path}/{slug}`, as links of the language switch and of the mobile app write it. */
const pattern = /^\/redirect\/([a-z]{2})(\/.+)$/;

/**
 * The same page in another language of the site, whatever language the path was written in (spec catalogue §4); the
 * home page for a path that leads nowhere. Null for a path of another kind and a language that the site does not speak.
 */
export async function resolveRedirect(
  host: string | null,
  pathname: string,
  enabled: readonly SiteId[],
): Promise<CheckedAnswer | null> {
  const [, wanted, path] = pattern.exec(pathname) ?? [];
  const language = languages.find((one) => one === wanted);
  if (!language || !path || path.includes('//')) return null;
  const { site } = resolveHost(host, enabled);
  const target = localeOf(site, language);
  if (!target) return null;
  const to = (await sameScreen(site, target, path)) ?? href(target.code, 'home');
  return to === null ? null : { kind: 'redirect', to, status: 307, negotiated: true };
}

async function sameScreen(site: SiteId, target: LocaleFacts, path: string): Promise<string | null> {
  const found = localesOf(site)
    .map((locale) => matchWritten(locale, path) ?? matchBare(locale, path))
    .find((match) => match !== null);
  if (!found) return null;
  const [param] = Object.entries(found.params);
  const params = param && {
    [param[0]]: await translateSlug(site, routeOf(found.screen).guard, param[1], target.language),
  };
  return href(target.code, found.screen as 'movie', params as Params<'movie'>);
}
