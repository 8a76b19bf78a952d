import { href } from '@/lib/routing/href';
import { bareTemplate, type Params, routeOf, type Screen, screens, template } from '@/lib/routing/routes';
import { type Language, languages } from '@/lib/sites/languages';
import { type LocaleFacts, localeOf, locales } from '@/lib/sites/locales';
import { type SiteId, siteIds } from '@/lib/sites/sites';
import { fillBrackets } from '@/lib/text/brackets';

/** One screen as one locale has it. */
export type Cell = { locale: LocaleFacts; screen: Screen };

/** Every screen of every site in every language of the site. */
export const cells: readonly Cell[] = Object.values(locales).flatMap((locale) =>
  screens.flatMap((screen) => (template(screen, locale) === null ? [] : [{ locale, screen }])),
);

/** What a site lacks, under the path it would have: a screen it has not, and any screen in a language it does not speak. */
export const absences: readonly { site: SiteId; language: Language; screen: Screen; path: string }[] = siteIds.flatMap(
  (site) =>
    languages.flatMap((language) => {
      const locale = localeOf(site, language);
      const prefix = locale ? locale.prefix : `/${language}`;
      return screens
        .filter((screen) => !locale || bareTemplate(screen, locale) === null)
        .map((screen) => ({ site, language, screen, path: prefix + samplePath(routeOf(screen).paths[language]) }));
    }),
);

function samplePath(template: string): string {
  return fillBrackets(template, { slug: 'kestrel-point-1', id: '101' }).replace(/\/$/, '');
}

/** The params of a screen. */
export const listParams = (screen: Screen): string[] =>
  [...routeOf(screen).page.matchAll(/\[(\w+)\]/g)].flatMap(([, name]) => name ?? []);

/** `href` for a screen known only when the test runs. Fails where the locale lacks it. */
export function cellPath({ locale, screen }: Cell, params: Readonly<Record<string, string>> = {}): string {
  const path = href(locale.code, screen as 'movie', params as Params<'movie'>);
  if (path === null) throw new Error(`${locale.code} has no ${screen}.`);
  return path;
}

const devices = ['@desktop', '@phone'] as const;
/** A screen in a language, on the sites that have it: the first where it is switched on is looked at. */
export type Look = { screen: Screen; language: Language; among: readonly Cell[]; device: (typeof devices)[number] };

/**
 * What a browser looks at: all there is with `EVERY_CELL`, which takes an hour, else what comes up by turns. Site by site: a
 * tab that stays on one has its code, and needs no new process for its next page.
 */
export const listLooks = (all: readonly Cell[]): Look[] =>
  process.env.EVERY_CELL
    ? all.flatMap((cell) => devices.map((device) => ({ ...nameLook(cell), among: [cell], device })))
    : siteIds.flatMap((site) => byTurns(all).filter(({ among }) => among[0]?.locale.site === site));

const nameLook = ({ locale, screen }: Cell) => ({ screen, language: locale.language });

/** Every screen once in each language, on one site and then on another, on a desktop and on a phone. */
function byTurns(all: readonly Cell[]): Look[] {
  const groups = Map.groupBy(all, ({ locale, screen }) => `${locale.language} ${screen}`);
  return [...groups.values()].flatMap((sites, turn) => {
    const [first] = sites;
    const start = turn % sites.length;
    const among = [...sites.slice(start), ...sites.slice(0, start)];
    return first ? [{ ...nameLook(first), among, device: turn % 2 ? '@phone' : '@desktop' }] : [];
  });
}
