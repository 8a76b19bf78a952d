import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { HelpArticle, HelpCategory } from '@/lib/domain/help';
import { type HelpWay, helpScreens } from '@/lib/routing/help-screens';
import { localisedUrls } from '@/lib/routing/href';
import { describePage } from '@/lib/seo/describe';
import { screenMetadata, withinSite, withoutParams } from '@/lib/seo/metadata';
import { brand } from '@/lib/sites/brand';
import { type Locale, type LocaleFacts, locales } from '@/lib/sites/locales';

export async function homeMetadata(locale: Locale, way: HelpWay): Promise<Metadata> {
  const t = await getTranslations('help');
  const words = { title: t('title'), description: t('metaDescription', { brand: brand.name }) };
  return screenMetadata(locale, words, helpScreens[way].home, withoutParams);
}

export async function searchMetadata(locale: Locale, way: HelpWay): Promise<Metadata> {
  const t = await getTranslations('help');
  return screenMetadata(locale, { title: t('results') }, helpScreens[way].search, withoutParams);
}

export function categoryMetadata(locale: Locale, way: HelpWay, category: HelpCategory): Metadata {
  const { id, title, description, articles } = category;
  const words = { title, description: describePage(description, ...articles.map((article) => article.title)) };
  return screenMetadata(locale, words, helpScreens[way].category, byNumber(locale, id));
}

/** Answers are not translated one to one, so each language stands alone. */
export function articleMetadata(locale: Locale, way: HelpWay, article: HelpArticle): Metadata {
  const { slug, title, teaser, html } = article;
  if (!slug) return articleByIdMetadata(locale, way, article);
  return screenMetadata(
    locale,
    { title, description: describePage(teaser, html) },
    helpScreens[way].article,
    withinSite(locale, slug, null),
  );
}

/** One with a slug is meant to be found there. */
export function articleByIdMetadata(
  locale: Locale,
  way: HelpWay,
  { id, slug, title, teaser, html }: HelpArticle,
): Metadata {
  const words = { title, description: describePage(teaser, html) };
  const own = screenMetadata(locale, words, helpScreens[way].articleById, byNumber(locale, id));
  const canonical = slug && localisedUrls(helpScreens[way].article, withinSite(locale, slug, null))[locale];
  return canonical ? { ...own, alternates: { canonical } } : own;
}

/** A number means the same in every language of a site. */
const byNumber =
  (own: Locale, id: string) =>
  ({ site }: LocaleFacts): [{ id: string }] | null =>
    site === locales[own].site ? [{ id }] : null;
