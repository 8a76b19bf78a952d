import { cinemas, cities } from '@/lib/api/endpoints/cinemas';
import { shows } from '@/lib/api/endpoints/shows';
import { read } from '@/lib/api/read';
import { absolute, href } from '@/lib/routing/href';
import { routeOf, type Screen, screens } from '@/lib/routing/routes';
import { type Locale, locales, localesOf } from '@/lib/sites/locales';
import { type SiteId, siteFacts } from '@/lib/sites/sites';

type Maker = (locale: Locale) => Promise<(string | null)[]>;

/** The children of a domain's sitemap: each lists its addresses in one locale. hreflang stands in the pages alone. */
export const sitemaps: Record<string, Maker> = {
  pages: async (locale) => plainScreens().map((screen) => href(locale, screen)),
  films: async (locale) =>
    (await read(locale, shows, {})).map(({ slug, isMovie }) =>
      href(locale, isMovie ? 'movie' : 'entertainment', { slug }),
    ),
  cinemas: async (locale) => (await read(locale, cinemas, {})).map(({ slug }) => href(locale, 'cinema', { slug })),
  cities: async (locale) => (await read(locale, cities, {})).map(({ slug }) => href(locale, 'city', { slug })),
};

/** The addresses of one child in all languages of a site. */
export async function sitemapUrls(site: SiteId, maker: Maker): Promise<string[]> {
  const lists = await Promise.all(
    localesOf(site).map(async ({ code }) =>
      (await maker(code)).flatMap((path) => (path ? [absolute(locales[code], path)] : [])),
    ),
  );
  return lists.flat();
}

export const sitemapIndex = (site: SiteId): string[] =>
  Object.keys(sitemaps).map((name) => `https://www.${siteFacts(site).domain}/sitemap-${name}.xml`);

/** Screens of one page each that search engines may list; a flagged one only appears with its section. */
const plainScreens = () =>
  screens.filter((screen) => {
    const { page, index, canonical, flag } = routeOf(screen);
    return !page.includes('[') && index !== false && !canonical && !flag;
  }) as Extract<Screen, 'home' | 'shows' | 'cinemas'>[];
