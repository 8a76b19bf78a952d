import { newsItem, newsTranslate } from '@/lib/api/endpoints/articles';
import { news as newsRow } from '@/lib/api/endpoints/editorial';
import { shows } from '@/lib/api/endpoints/shows';
import { find, read } from '@/lib/api/read';
import { findOr, readOr, readPartOr } from '@/lib/api/read-or';
import type { Article } from '@/lib/domain/article';
import type { NewsSummary } from '@/lib/domain/editorial';
import type { ShowSummary } from '@/lib/domain/show';
import { withinSite } from '@/lib/seo/metadata';
import type { Locale } from '@/lib/sites/locales';

const beside = 3;

/** Newest first. */
export async function readNews(locale: Locale): Promise<NewsSummary[]> {
  const { news } = await read(locale, newsRow, {});
  return news.toSorted((a, b) => (b.publishedOn ?? '').localeCompare(a.publishedOn ?? ''));
}

/** An article with the film it is about and others to read; null when it is unknown. */
export async function findNewsItem(
  locale: Locale,
  slug: string,
): Promise<{ article: Article; show: ShowSummary | null; others: NewsSummary[] } | null> {
  const article = await find(locale, newsItem, { slug });
  if (!article) return null;
  const [all, titles] = await Promise.all([
    readPartOr(locale, 'other news', readNews(locale), []),
    article.featuredShow ? readOr(locale, shows, {}, []) : [],
  ]);
  const others = all
    .filter((item) => item.slug !== slug)
    .toSorted((a, b) => Number(b.topic === article.topic) - Number(a.topic === article.topic));
  return {
    article,
    show: titles.find((title) => title.slug === article.featuredShow) ?? null,
    others: others.slice(0, beside),
  };
}

/** The article's slugs in the other languages. */
export const readNewsParams = async (locale: Locale, slug: string) =>
  withinSite(locale, slug, await findOr(locale, newsTranslate, { slug }, null));
