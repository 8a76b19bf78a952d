import { article, newsOffers } from '@/lib/api/endpoints/articles';
import { cinemas, cities } from '@/lib/api/endpoints/cinemas';
import { news } from '@/lib/api/endpoints/editorial';
import { events } from '@/lib/api/endpoints/events';
import { faqCategory } from '@/lib/api/endpoints/help';
import { masterTemplatePages } from '@/lib/api/endpoints/pages';
import { shows } from '@/lib/api/endpoints/shows';
import { experiences } from '@/lib/api/endpoints/tags';
import { find, read } from '@/lib/api/read';
import { readPartOr } from '@/lib/api/read-or';
import { isCurrent } from '@/lib/domain/event';
import type { HelpCategory } from '@/lib/domain/help';
import { featureFlags } from '@/lib/domain/settings';
import { isFlagOn } from '@/lib/guards/flags';
import { findComposedScreen, isWritten } from '@/lib/routing/composed-screens';
import { eventHref } from '@/lib/routing/event-screen';
import { absoluteUrl, href } from '@/lib/routing/href';
import { listOpenScreens } from '@/lib/routing/indexed-screens';
import type { SitemapName } from '@/lib/routing/screen-facts';
import { showHref } from '@/lib/routing/show-screen';
import { findStorySlug } from '@/lib/routing/story-slug';
import { listHelpTopics } from '@/lib/sites/help-topics';
import { type Locale, locales, localesOf } from '@/lib/sites/locales';
import { type SiteId, siteFacts } from '@/lib/sites/sites';

type Maker = (locale: Locale) => Promise<(string | null)[]>;

/** The children of a domain's sitemap: each lists its addresses in one locale. hreflang stands in the pages alone. */
export const sitemaps: Record<SitemapName, Maker> = {
  pages: async (locale) => {
    const site = locales[locale];
    const pages = (await find(locale, masterTemplatePages, {})) ?? [];
    const on = await readFlags(site.site);
    return [
      ...listOpenScreens(site, (flag) => on.has(flag))
        .filter((screen) => isWritten(screen, locale, pages))
        .map((screen) => href(locale, screen)),
      ...pages.map(({ slug }) => (findComposedScreen(locale, slug) ? null : href(locale, 'info', { slug }))),
    ];
  },
  films: async (locale) => (await read(locale, shows, {})).map((show) => showHref(locale, show)),
  events: async (locale) => (await read(locale, events, {})).filter(isCurrent).map((event) => eventHref(locale, event)),
  cinemas: async (locale) => (await read(locale, cinemas, {})).map(({ slug }) => href(locale, 'cinema', { slug })),
  cities: async (locale) => (await read(locale, cities, {})).map(({ slug }) => href(locale, 'city', { slug })),
  experiences: async (locale) => {
    const formats = await read(locale, experiences, {});
    const groups = new Set(formats.flatMap(({ category }) => category ?? []));
    return [
      ...formats.map(({ slug }) => href(locale, 'experience', { slug })),
      ...[...groups].map((slug) => href(locale, 'experienceGroup', { slug })),
    ];
  },
  offers: async (locale) =>
    (await read(locale, newsOffers, {})).offers.map(({ slug }) => href(locale, 'offer', { slug })),
  specials: async (locale) => {
    const ways = await read(locale, experiences, {});
    const slugs = new Set(ways.flatMap(({ ctaUrl }) => findStorySlug(ctaUrl, locale) ?? []));
    const found = await Promise.all([...slugs].map((slug) => find(locale, article, { slug })));
    return found.map((story) => (story?.kind === 'experience' ? href(locale, 'special', { slug: story.slug }) : null));
  },
  help: async (locale) => {
    const ids = listHelpTopics(locales[locale].site);
    const topics = (await Promise.all(ids.map((id) => find(locale, faqCategory, { id })))).filter(isFilled);
    const answers = topics.flatMap(({ articles }) => articles);
    return [
      ...topics.map(({ id }) => href(locale, 'helpCategory', { id })),
      // One without a slug has no address that search engines may know.
      ...answers.map(({ slug }) => slug && href(locale, 'helpArticle', { slug })),
    ];
  },
  news: async (locale) => (await read(locale, news, {})).news.map(({ slug }) => href(locale, 'newsItem', { slug })),
};

/** The page of an empty topic is missing (spec catalogue §2). */
const isFilled = (topic: HelpCategory | null): topic is HelpCategory => topic !== null && topic.articles.length > 0;

async function readFlags(site: SiteId): Promise<ReadonlySet<string>> {
  const answers = await Promise.all(featureFlags.map(async (flag) => ((await isFlagOn(site, flag)) ? [flag] : [])));
  return new Set(answers.flat());
}

/** Whether a word names a child. */
export const isSitemap = (name: string): name is SitemapName => Object.hasOwn(sitemaps, name);

/** The addresses of one child in all languages of a site, each once. */
export async function readSitemapUrls(site: SiteId, maker: Maker): Promise<string[]> {
  const lists = await Promise.all(
    localesOf(site).map(async ({ code }) =>
      (await maker(code)).flatMap((path) => (path ? [absoluteUrl(locales[code], path)] : [])),
    ),
  );
  return [...new Set(lists.flat())];
}

/** The children that list something: an empty one is not valid. One that nobody answers for now may be full. */
export async function listSitemaps(site: SiteId): Promise<string[]> {
  const [first] = localesOf(site);
  const children = await Promise.all(
    Object.entries(sitemaps).map(async ([name, maker]) => {
      const urls = first && (await readPartOr(first.code, `sitemap of ${name}`, readSitemapUrls(site, maker), null));
      return urls?.length === 0 ? [] : [`https://www.${siteFacts(site).domain}/sitemap-${name}.xml`];
    }),
  );
  return children.flat();
}
