import { getLocale, getTranslations } from 'next-intl/server';
import { PageData } from '@/components/page/page-data/page-data';
import { NewsScreen } from '@/features/news/news';
import { readNews } from '@/features/news/news.load';
import { everywhere, screenMetadata } from '@/lib/seo/metadata';

export const revalidate = 300;

export async function generateMetadata() {
  const t = await getTranslations('news');
  return screenMetadata(
    await getLocale(),
    { title: t('title'), description: t('metaDescription') },
    'newsInApp',
    everywhere,
  );
}

export default async function NewsInAppPage() {
  return (
    <>
      <PageData screen="newsInApp" />
      <NewsScreen news={await readNews(await getLocale())} />
    </>
  );
}
