import { href } from '@/lib/routing/href';
import { locales } from '@/lib/sites/locales';
import { siteIds } from '@/lib/sites/sites';
import { askSite } from '@/tests/support/ask-site';
import type { Question } from '../drill/ask';

const crawlers = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
  'Mozilla/5.0 (compatible; Qwantbot/1.0; +https://help.qwant.com/bot/)',
];

/** All that the sitemaps of all sites list, a page of each site in turn. */
export async function listCrawled(port: number): Promise<Question[]> {
  const bySite = await Promise.all(
    siteIds.map(async (site) => {
      const host = `${site}.localhost:${port}`;
      const read = async (path: string) => {
        const { text } = await askSite(host, path, {}, port);
        return [...text.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, found = '']) => found || '/');
      };
      const maps = await read('/sitemap.xml');
      const pages = (await Promise.all(maps.map(read))).flat();
      return ['/robots.txt', '/sitemap.xml', ...maps, ...pages].map((path) => ({ kind: 'crawler', host, path }));
    }),
  );
  const longest = Math.max(...bySite.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => bySite.flatMap((pages) => pages[index] ?? [])).flat();
}

/** The five take turns; each begins elsewhere in the same list and goes on from where it is. */
export function startCrawl(pages: readonly Question[]): () => Question | undefined {
  const at = crawlers.map((_, index) => Math.floor((index * pages.length) / crawlers.length));
  let turn = 0;
  return () => {
    const who = turn++ % crawlers.length;
    const page = pages[at[who]!++ % pages.length];
    return page && { ...page, headers: { 'user-agent': crawlers[who] } };
  };
}

/** Films that never were, each another one. */
export function inventAddresses(port: number): () => Question {
  let turn = 0;
  const all = Object.values(locales);
  return () => {
    const locale = all[turn % all.length] ?? locales['fr-FR'];
    const path = href(locale.code, 'movie', { slug: `aucun-film-${turn++}` }) ?? '/';
    return { kind: 'unknown', host: `${locale.site}.localhost:${port}`, path };
  };
}
