import { faqArticleById, faqArticleBySlug, faqCategory } from '@/lib/api/endpoints/help';
import { find } from '@/lib/api/read';
import { findOr } from '@/lib/api/read-or';
import { readSettingsOrDefaults } from '@/lib/api/read-settings';
import type { HelpArticle, HelpCategory } from '@/lib/domain/help';
import type { HelpWay } from '@/lib/routing/help-screens';
import { type Locale, locales } from '@/lib/sites/locales';
import { helpHomes, type Topic } from './topics/help.table';
import { rewriteForApp } from './topics/in-app-links';

/** The site's categories without those that are unknown or empty: their pages would be missing. */
export async function readTopics(locale: Locale): Promise<Topic[]> {
  const topics = helpHomes[locales[locale].site]?.topics ?? [];
  const categories = await Promise.all(topics.map(({ id }) => findOr(locale, faqCategory, { id }, 'outage' as const)));
  return topics.flatMap((topic, index): Topic[] => {
    const category = categories[index];
    if (category === 'outage') return [{ ...topic, first: null, articles: [] }];
    const [first] = category?.articles ?? [];
    return first ? [{ ...topic, first, articles: category?.articles ?? [] }] : [];
  });
}

/** Null for an unknown category, and for an empty one (spec catalogue §2). */
export async function findCategory(locale: Locale, id: string): Promise<HelpCategory | null> {
  const category = await find(locale, faqCategory, { id });
  return category?.articles.length ? category : null;
}

export const findArticle = async (locale: Locale, way: HelpWay, slug: string): Promise<HelpArticle | null> =>
  toRead(await find(locale, faqArticleBySlug, { slug }), locale, way);

export const findArticleById = async (locale: Locale, way: HelpWay, id: string): Promise<HelpArticle | null> =>
  toRead(await find(locale, faqArticleById, { id }), locale, way);

const toRead = (article: HelpArticle | null, locale: Locale, way: HelpWay): HelpArticle | null =>
  way === 'app' && article?.html ? { ...article, html: rewriteForApp(article.html, locale) } : article;

/** Characters that a question must exceed. */
export const readMinLength = async (locale: Locale): Promise<number> =>
  (await readSettingsOrDefaults(locale)).search.minLength;
