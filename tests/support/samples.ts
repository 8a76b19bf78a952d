import { resolve } from '@/lib/routing/resolve';
import type { Screen } from '@/lib/routing/routes';
import { factsOf, type screenFacts } from '@/lib/routing/screen-facts';
import type { LocaleFacts } from '@/lib/sites/locales';
import { ask } from './ask';
import { type Cell, namesIn, pathOf } from './cells';
import { truth } from './mock';

type Params = Record<string, string>;
type Rows = typeof screenFacts;
/** What guards items that no sitemap lists, nor that of the screen they stand in for. */
type Unlisted = Extract<Exclude<Rows[Screen], { sitemap: string } | { canonical: Screen }>, { guard: string }>['guard'];
const isUnlisted = (guard: string | undefined): guard is Unlisted => guard !== undefined && guard in unlisted;

const known = new Map<string, Promise<string[]>>();

type HelpCategory = { articles: { id: number; slug: string }[] };
const categoryOf = ({ site }: LocaleFacts) => (site === 'nl' ? '201' : '101');
const answerOf = async (locale: LocaleFacts) => {
  const { articles } = await truth<HelpCategory>(
    locale.site,
    `/api/faq/category/${categoryOf(locale)}?language=${locale.language}`,
  );
  return { slug: articles[0]?.slug ?? '', id: `${articles[0]?.id}` };
};
const slugOfAnswer = async (locale: LocaleFacts) => ({ slug: (await answerOf(locale)).slug });
const idOfAnswer = async (locale: LocaleFacts) => ({ id: (await answerOf(locale)).id });
const category = async (locale: LocaleFacts) => ({ id: categoryOf(locale) });

/** Items that no sitemap lists, by what guards them. */
const unlisted: Record<Unlisted, (locale: LocaleFacts) => Promise<Params>> = {
  faqCategory: category,
  faqArticleBySlug: slugOfAnswer,
  faqArticleById: idOfAnswer,
  article: async ({ site, language }) => {
    const experiences = await truth<{ ctaUrl: string | null }[]>(site, `/api/gpxp?language=${language}`);
    const story = experiences.find(({ ctaUrl }) => ctaUrl?.startsWith('/specials/'))?.ctaUrl ?? '';
    return { slug: story.replace('/specials/', '') };
  },
};

/** Whether a site has switched a screen on; one without a flag always is. */
export async function isOn({ locale, screen }: Cell): Promise<boolean> {
  const { flag } = factsOf(screen);
  if (!flag) return true;
  const { features } = await truth<{ features: Record<string, boolean> }>(locale.site, '/api/settings');
  return features[flag] === true;
}

/** The first of some cells that its site has switched on. */
export async function firstOn(some: readonly Cell[]): Promise<Cell | undefined> {
  for (const cell of some) if (await isOn(cell)) return cell;
  return undefined;
}

/** Params of a page that exists: the first its site's sitemap lists, since that is what search engines will ask for. */
export async function sampleParams({ locale, screen }: Cell): Promise<Params> {
  if (namesIn(screen).length === 0) return {};
  const { guard, canonical } = factsOf(screen);
  if (isUnlisted(guard)) return unlisted[guard](locale);
  const listed = canonical ?? screen;
  for (const path of await sitemapPaths(locale, factsOf(listed).sitemap ?? 'pages')) {
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
