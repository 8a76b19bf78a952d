import { href } from '@/lib/routing/href';
import { localesOf } from '@/lib/sites/locales';
import type { SiteId } from '@/lib/sites/sites';
import { askSite } from '@/tests/support/ask-site';
import type { Address } from './load';

/** How many of what a list leads to are asked for. */
const most = 3;

/** Addresses as visitors have them: the main pages of every locale, what they lead to, and calls of islands. */
export async function listRealAddresses(sites: readonly SiteId[], port: number): Promise<Address[]> {
  const all: Address[] = [];
  for (const site of sites) {
    const host = `${site}.localhost:${port}`;
    for (const locale of localesOf(site)) {
      const lists = (['home', 'shows', 'cinemas'] as const).map((screen) => href(locale.code, screen));
      for (const path of lists) {
        if (path === null) continue;
        const { text } = await askSite(host, path, {}, port);
        const links = [...text.matchAll(/<a [^>]*href="(\/[^"#?]+)"/g)].map(([, link = '']) => link);
        const deep = [...new Set(links)].filter((link) => link.split('/').length > 2).slice(0, most);
        all.push(...[path, ...deep].map((each) => ({ host, path: each })));
      }
      for (const call of ['/api/shows', '/api/cinemas', '/api/settings'])
        all.push({ host, path: `${call}?language=${locale.language}` });
    }
  }
  return all;
}
