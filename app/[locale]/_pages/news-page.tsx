import { getLocale, getTranslations } from 'next-intl/server';
import { PageData } from '@/components/page/page-data/page-data';
import { NewsScreen } from '@/features/news/news';
import { readNews } from '@/features/news/news.load';
import { screenMetadata, withoutParams } from '@/lib/seo/metadata';

type Screen = 'news' | 'newsInApp';

/** The metadata of the list of news. */
export async function newsMetadata(screen: Screen) {
  const [t, feed] = await Promise.all([getTranslations('news'), getTranslations('feeds')]);
  const feeds = [['news', feed('news')]] as const;
  const words = { title: t('title'), description: t('metaDescription'), feeds };
  return screenMetadata(await getLocale(), words, screen, withoutParams);
}

/** The list of news, on the site and in the app. */
export async function NewsListPage({ screen }: { screen: Screen }) {
  return (
    <>
      <PageData screen={screen} />
      <NewsScreen news={await readNews(await getLocale())} />
    </>
  );
}
