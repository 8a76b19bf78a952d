import { href } from '@/lib/routing/href';
import { localesOf } from '@/lib/sites/locales';
import type { SiteId } from '@/lib/sites/sites';
import { askSite } from '@/tests/support/ask-site';
import type { Question } from './ask';

/** How many are asked for of what a list leads to, and of the files and pictures it shows. */
const most = { links: 3, files: 2, pictures: 3 };

/** Addresses as visitors have them: the main pages of every locale, what they lead to and show, and calls of islands. */
export async function listRealAddresses(sites: readonly SiteId[], port: number): Promise<Question[]> {
  const all: Question[] = [];
  for (const site of sites) {
    const host = `${site}.localhost:${port}`;
    const add = (kind: string, paths: readonly string[]) =>
      all.push(...paths.map((path) => ({ kind, host, path, isThere: true })));
    for (const locale of localesOf(site)) {
      const lists = (['home', 'shows', 'cinemas'] as const).map((screen) => href(locale.code, screen));
      for (const path of lists) {
        if (path === null) continue;
        const { text } = await askSite(host, path, {}, port);
        const deep = pickEach(text, /<a [^>]*href="(\/[^"#?]+)"/g).filter((link) => link.split('/').length > 2);
        add('page', [path, ...deep.slice(0, most.links)]);
        add('file', pickEach(text, /"(\/_next\/static\/[^"?]+)["?]/g).slice(0, most.files));
        add('picture', pickEach(text, /"(\/_next\/image\?[^"\s]+)"/g).slice(0, most.pictures));
      }
      add(
        'call',
        ['/api/shows', '/api/cinemas', '/api/settings'].map((call) => `${call}?language=${locale.language}`),
      );
    }
  }
  return all;
}

const pickEach = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, found = '']) => found.replaceAll('&amp;', '&'))),
];
