import { resolvePath } from '@/lib/routing/resolve';
import type { Screen } from '@/lib/routing/routes';
import { type screenFacts, screenFactsOf } from '@/lib/routing/screen-facts';
import type { LocaleFacts } from '@/lib/sites/locales';
import { askSite } from './ask-site';
import { type Cell, cellPath, listParams } from './cells';
import { readTruth } from './mock-control';

type Params = Record<string, string>;
type Rows = typeof screenFacts;
/** What guards items that no sitemap lists, nor that of the screen they stand in for, or lists without their language. */
type Unlisted =
  | 'article'
  | Extract<Exclude<Rows[Screen], { sitemap: string } | { canonical: Screen }>, { guard: string }>['guard'];
const isUnlisted = (guard: string | undefined): guard is Unlisted => guard !== undefined && guard in unlisted;

const known = new Map<string, Promise<string[]>>();

type HelpCategory = { articles: { id: number; slug: string }[] };
const helpCategory = ({ site }: LocaleFacts) => (site === 'nl' ? '201' : '101');
const readAnswer = async (locale: LocaleFacts) => {
  const { articles } = await readTruth<HelpCategory>(
    locale.site,
    `/api/faq/category/${helpCategory(locale)}?language=${locale.language}`,
  );
  return { slug: articles[0]?.slug ?? '', id: `${articles[0]?.id}` };
};
const slugOfAnswer = async (locale: LocaleFacts) => ({ slug: (await readAnswer(locale)).slug });
const idOfAnswer = async (locale: LocaleFacts) => ({ id: (await readAnswer(locale)).id });
const category = async (locale: LocaleFacts) => ({ id: helpCategory(locale) });

/** Items that no sitemap lists, by what guards them. */
const unlisted: Record<Unlisted, (locale: LocaleFacts) => Promise<Params>> = {
  faqCategory: category,
  faqArticleBySlug: slugOfAnswer,
  faqArticleById: idOfAnswer,
  article: async ({ site, language }) => {
    const experiences = await readTruth<{ ctaUrl: string | null }[]>(site, `/api/gpxp?language=${language}`);
    const story = experiences.find(({ ctaUrl }) => ctaUrl?.startsWith('/specials/'))?.ctaUrl ?? '';
    return { slug: story.replace('/specials/', '') };
  },
};

/** Whether a site has switched a screen on; one without a flag always is. */
export async function isCellOn({ locale, screen }: Cell): Promise<boolean> {
  const { flag } = screenFactsOf(screen);
  if (!flag) return true;
  const { features } = await readTruth<{ features: Record<string, boolean> }>(locale.site, '/api/settings');
  return features[flag] === true;
}

/** The first of some cells that its site has switched on. */
export async function findFirstOn(some: readonly Cell[]): Promise<Cell | undefined> {
  for (const cell of some) if (await isCellOn(cell)) return cell;
  return undefined;
}

/** Params of a page that exists: the first its site's sitemap lists, since that is what search engines will ask for. */
export async function readSampleParams({ locale, screen }: Cell): Promise<Params> {
  if (listParams(screen).length === 0) return {};
  const { guard, canonical } = screenFactsOf(screen);
  if (isUnlisted(guard)) return unlisted[guard](locale);
  const listed = canonical ?? screen;
  for (const path of await sitemapPaths(locale, screenFactsOf(listed).sitemap ?? 'pages')) {
    const answer = resolvePath({ host: siteHost(locale), pathname: path });
    if (answer.kind === 'screen' && answer.screen === listed && answer.locale === locale.code) return answer.params;
  }
  throw new Error(`The sitemap of ${locale.code} lists no ${listed}.`);
}

/** The path of a page of the cell that exists. */
export const readSamplePath = async (cell: Cell): Promise<string> => cellPath(cell, await readSampleParams(cell));

export const siteHost = ({ origin }: LocaleFacts) => new URL(origin).host;

function sitemapPaths(locale: LocaleFacts, name: string): Promise<string[]> {
  const host = siteHost(locale);
  const key = `${host} ${name}`;
  const paths = known.get(key) ?? readPaths(host, `/sitemap-${name}.xml`);
  known.set(key, paths);
  return paths;
}

async function readPaths(host: string, path: string): Promise<string[]> {
  const { status, text } = await askSite(host, path);
  if (status !== 200) throw new Error(`${host}${path} answers ${status}.`);
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url.replaceAll('&amp;', '&')).pathname,
  );
}
