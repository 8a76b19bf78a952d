import { joinFilters } from '../routing/filter-segments';
import { splitFilters } from '../routing/filters';
import { href } from '../routing/href';
import { matchWritten } from '../routing/match-path';
import type { CheckedResolution } from '../routing/resolve';
import { type Params, routeOf } from '../routing/routes';
import { screenFactsOf } from '../routing/screen-facts';
import { untranslatedFragment } from '../routing/untranslated';
import { resolveHost } from '../sites/hosts';
import { languages } from '../sites/languages';
import { type LocaleFacts, localeOf, localesOf } from '../sites/locales';
import type { SiteId } from '../sites/sites';
import { translateSlug } from './translate-slug';

/** `/redirect/{language}/{type-path}/{slug}`, as links of the language switch and of the mobile app write it. */
const pattern = /^\/redirect\/([a-z]{2})(\/.+)$/;

/**
 * The same page in another language of the site, whatever language the path was written in (spec catalogue §4): the
 * list for an item that has none in it, the home page for a path that leads nowhere. Null for a path of another kind and
 * a language that the site does not speak.
 */
export async function resolveRedirect(
  host: string | null,
  pathname: string,
  enabled: readonly SiteId[],
): Promise<CheckedResolution | null> {
  const [, wanted, path] = pattern.exec(pathname) ?? [];
  const language = languages.find((one) => one === wanted);
  if (!language || !path || path.includes('//')) return null;
  const { site } = resolveHost(host, enabled);
  const target = localeOf(site, language);
  if (!target) return null;
  const same = await resolveSameScreen(site, target, path);
  const to = same?.to ?? href(target.code, 'home');
  return to === null ? null : { kind: 'redirect', status: 307, negotiated: true, ...same, to };
}

async function resolveSameScreen(site: SiteId, target: LocaleFacts, path: string) {
  const { base, suffix } = splitFilters(path);
  // A path without its language is tried with it: some rows say it even in a locale that leaves it out.
  const found = localesOf(site)
    .map((locale) => matchWritten(locale, base) ?? matchWritten(locale, `/${locale.language}${base}`))
    .find((match) => match !== null);
  if (!found || (suffix && routeOf(found.screen).exact)) return null;
  const { guard, list } = screenFactsOf(found.screen);
  const [param] = Object.entries(found.params);
  if (!guard || !param) return addressed(href(target.code, found.screen as 'shows'), suffix);
  const [name, slug] = param;
  const translated = await translateSlug(site, guard, slug, target.language);
  return translated === null
    ? { to: href(target.code, list as 'shows'), hash: untranslatedFragment }
    : addressed(href(target.code, found.screen as 'movie', { [name]: translated } as Params<'movie'>), suffix);
}

const addressed = (path: string | null, suffix: string) => ({ to: path && joinFilters(path, suffix) });
