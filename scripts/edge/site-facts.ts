import type { Call } from '@/lib/api/paths';
import { everyCall } from '@/lib/api/program-calls';
import { routeOf, screens, template } from '@/lib/routing/routes';
import { localesOf } from '@/lib/sites/locales';
import { type SiteId, siteFacts } from '@/lib/sites/sites';

/** What `answerComposed` asks for beside what the rows of endpoints name. */
const ofScreens = ['language', 'date', 'place'];

/** The parameters that `/api/` knows, each once. */
export const listApiParameters = (): string[] => {
  const rows: readonly Call[] = Object.values(everyCall);
  return [...new Set([...ofScreens, ...rows.flatMap(({ query = [] }) => query)])];
};

/** Every name a site is found under: its domain, what may stand before it, and its name on this machine. */
export const listHosts = (sites: readonly SiteId[], environments: readonly string[]): string[] =>
  sites.flatMap((site) => {
    const { domain } = siteFacts(site);
    return [domain, ...['www', ...environments].map((label) => `${label}.${domain}`), `${site}.localhost`];
  });

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Files of a site whose addresses have no language, or say it in their name. */
const ofAllLanguages = '(?:[\\w-]+\\.(?:xml|txt|ico|svg|png|js|html|webmanifest)|\\.well-known/security\\.txt)';
const hostPattern = (site: SiteId) => `(?:[\\w-]+\\.)?(?:${escaped(siteFacts(site).domain)}|${site}\\.localhost)`;

/**
 * Patterns of a host, a space and a path whose answer is in the language of who asks: addresses that lack the language they
 * should begin with, and those that never have one.
 */
export function listByVisitor(sites: readonly SiteId[]): string[] {
  return sites.flatMap((site) => {
    const { languages, unprefixed } = siteFacts(site);
    if (languages.length === 1) return [];
    const never = screens
      .filter((screen) => routeOf(screen).prefix === 'never')
      .flatMap((screen) => localesOf(site).map((locale) => template(screen, locale)))
      .filter((path) => path !== null)
      .map((path) => escaped(path).replaceAll(/\\\[\w+\\\]/g, '[^/ ]+'));
    const paths = [...new Set(never)].map((path) => `${path}$`);
    if (!unprefixed) paths.push(`/(?!(?:${languages.join('|')})(?:/|$))(?!${ofAllLanguages}$)`);
    return paths.map((path) => `^${hostPattern(site)} ${path}`);
  });
}
