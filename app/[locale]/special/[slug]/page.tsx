import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/page/json-ld/json-ld';
import { PageBreadcrumbs } from '@/components/page/page-breadcrumbs/page-breadcrumbs';
import { PageData } from '@/components/page/page-data/page-data';
import { SpecialScreen } from '@/features/experiences/special';
import { findSpecial, readSpecialParams } from '@/features/experiences/special.load';
import { ArticleShowings } from '@/features/showtimes/article-showings';
import type { ArticleKind } from '@/lib/domain/article';
import { absoluteUrl, href } from '@/lib/routing/href';
import { readPageSlug } from '@/lib/routing/page-params';
import { describePage } from '@/lib/seo/describe';
import { buildNewsArticleJsonLd } from '@/lib/seo/json-ld/news-article';
import { screenMetadata } from '@/lib/seo/metadata';
import { locales } from '@/lib/sites/locales';

type Props = PageProps<'/[locale]/special/[slug]'>;

export const revalidate = 300;
export const generateStaticParams = () => [];

/** The screen an article belongs to: the call knows those of other screens as well. */
const screens = { experience: 'special', event: 'special', news: 'newsItem', offer: 'offer' } as const satisfies Record<
  ArticleKind,
  string
>;

export async function generateMetadata(props: Props) {
  const [locale, { article }] = await Promise.all([getLocale(), load(props)]);
  const { title, headline, teaser, html, image } = article;
  const words = { title, description: describePage(headline, teaser, html), image: image?.lg };
  return screenMetadata(locale, words, screens[article.kind], await readSpecialParams(locale, article.slug));
}

export default async function SpecialPage(props: Props) {
  const [locale, found, t] = await Promise.all([getLocale(), load(props), getTranslations('experiences')]);
  const { show, cinemas } = found;
  const { slug, title, kind } = found.article;
  const path = href(locale, screens[kind], { slug });
  const steps = [
    { name: t('title'), path: href(locale, 'experiences') },
    { name: title, path },
  ];
  return (
    <>
      <PageData screen="special" facts={{ article: found.article.trackingSlug }} />
      {path && <JsonLd facts={buildNewsArticleJsonLd(found.article, absoluteUrl(locales[locale], path))} />}
      <SpecialScreen
        {...found}
        showings={
          show &&
          cinemas &&
          cinemas.length > 0 && <ArticleShowings show={show} cinemas={cinemas} label={t('story.where')} />
        }
        trail={<PageBreadcrumbs label={t('trail')} steps={steps} />}
      />
    </>
  );
}

async function load(props: Props) {
  return (await findSpecial(await getLocale(), await readPageSlug(props))) ?? notFound();
}
