import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/page/json-ld/json-ld';
import { PageBreadcrumbs } from '@/components/page/page-breadcrumbs/page-breadcrumbs';
import { PageData } from '@/components/page/page-data/page-data';
import { findNewsItem, readNewsParams } from '@/features/news/news.load';
import { NewsItemScreen } from '@/features/news/news-item';
import { absoluteUrl, href } from '@/lib/routing/href';
import { readPageSlug } from '@/lib/routing/page-params';
import { describePage } from '@/lib/seo/describe';
import { buildNewsArticleJsonLd } from '@/lib/seo/json-ld/news-article';
import { screenMetadata } from '@/lib/seo/metadata';
import { locales } from '@/lib/sites/locales';

export const revalidate = 300;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/news-item/[slug]'>;

export async function generateMetadata(props: Props) {
  const [locale, { article }] = await Promise.all([getLocale(), load(props)]);
  const { title, teaser, headline, html, image } = article;
  const words = { title, description: describePage(teaser, headline, html), image: image?.lg };
  return screenMetadata(locale, words, 'newsItem', await readNewsParams(locale, article.slug));
}

export default async function NewsItemPage(props: Props) {
  const [locale, found, t] = await Promise.all([getLocale(), load(props), getTranslations('news')]);
  const { slug, title } = found.article;
  const path = href(locale, 'newsItem', { slug });
  const steps = [
    { name: t('title'), path: href(locale, 'news') },
    { name: title, path },
  ];
  return (
    <>
      <PageData screen="newsItem" facts={{ article: found.article.trackingSlug }} />
      {path && <JsonLd facts={buildNewsArticleJsonLd(found.article, absoluteUrl(locales[locale], path))} />}
      <NewsItemScreen {...found} trail={<PageBreadcrumbs label={t('trail')} steps={steps} />} />
    </>
  );
}

async function load(props: Props) {
  return (await findNewsItem(await getLocale(), await readPageSlug(props))) ?? notFound();
}
