import type { Article } from '@/lib/domain/article';
import { brand } from '@/lib/sites/brand';

/** An article as its page shows it. */
export const buildNewsArticleJsonLd = (article: Article, url: string) => ({
  '@type': 'NewsArticle',
  headline: article.title,
  url,
  ...(article.publishedOn && { datePublished: article.publishedOn }),
  ...(article.image && { image: article.image.lg }),
  author: article.author ? { '@type': 'Person', name: article.author } : { '@type': 'Organization', name: brand.name },
});
