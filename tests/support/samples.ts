import { resolve } from '@/lib/routing/resolve';
import { routeOf, type Screen } from '@/lib/routing/routes';
import type { LocaleFacts } from '@/lib/sites/locales';
import { ask } from './ask';
import { type Cell, namesIn, pathOf } from './cells';

type Params = Record<string, string>;
const listOf: Partial<Record<Screen, string>> = {
  movie: 'films',
  entertainment: 'films',
  cinema: 'cinemas',
  city: 'cities',
  season: 'events',
  eventSpecial: 'events',
  brandedEvent: 'events',
  experience: 'experiences',
  experienceGroup: 'experiences',
  offer: 'offers',
  newsItem: 'news',
};
const known = new Map<string, Promise<string[]>>();

/** Params of a page that exists: the first its site's sitemap lists, since that is what search engines will ask for. */
export async function sampleParams({ locale, screen }: Cell): Promise<Params> {
  if (namesIn(screen).length === 0) return {};
  const listed = (routeOf(screen).canonical ?? screen) as Screen;
  for (const path of await sitemapPaths(locale, listOf[listed] ?? 'pages')) {
    const answer = resolve({ host: hostOf(locale), pathname: path });
    if (answer.kind === 'screen' && answer.screen === listed && answer.locale === locale.code) return answer.params;
  }
  throw new Error(`The sitemap of ${locale.code} lists no ${listed}.`);
}

/** The path of a page of the cell that exists. */
export const samplePath = async (cell: Cell): Promise<string> => pathOf(cell, await sampleParams(cell));

export const hostOf = ({ origin }: LocaleFacts) => new URL(origin).host;

function sitemapPaths(locale: LocaleFacts, name: string): Promise<string[]> {
  const host = hostOf(locale);
  const key = `${host} ${name}`;
  const paths = known.get(key) ?? read(host, `/sitemap-${name}.xml`);
  known.set(key, paths);
  return paths;
}

async function read(host: string, path: string): Promise<string[]> {
  const { status, text } = await ask(host, path);
  if (status !== 200) throw new Error(`${host}${path} answers ${status}.`);
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url.replaceAll('&amp;', '&')).pathname,
  );
}
