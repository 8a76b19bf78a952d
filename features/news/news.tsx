import { useTranslations } from 'next-intl';
import { Wrap } from '@/components/ui/layout/layout';
import { PageHead } from '@/components/ui/page-head/page-head';
import { StateMessage } from '@/components/ui/state-message/state-message';
import { NewsCard } from '@/components/views/news-card/news-card';
import type { NewsSummary } from '@/lib/domain/editorial';
import { Words } from '@/lib/i18n/words';
import styles from './news.module.scss';
import { pickPage } from './parts/news.logic';
import { NewsFilterIsland } from './parts/news-filter.island';

/** All news, newest first; without scripts all of them, with scripts by type and page. */
export function NewsScreen({ news }: { news: readonly NewsSummary[] }) {
  const t = useTranslations('news');
  const items = news.map(({ slug, topic }) => [slug, topic] as const);
  const first = new Set(pickPage(items, null, 1));
  const topics = [...new Set(news.flatMap(({ topic }) => topic ?? []))];
  return (
    <Wrap>
      <PageHead title={t('title')}>{t('count', { count: news.length })}</PageHead>
      <Words of={['newsFilter']}>
        <NewsFilterIsland topics={topics} items={items}>
          <ul className={styles.list}>
            {news.map((item, index) => (
              <li
                key={item.slug}
                data-news={item.slug}
                data-later={first.has(item.slug) ? undefined : ''}
                className={index === 0 ? styles.lead : undefined}
              >
                <NewsCard news={item} lead={index === 0} across={2} />
              </li>
            ))}
          </ul>
        </NewsFilterIsland>
      </Words>
      {news.length === 0 && <StateMessage title={t('none')} level={2} />}
    </Wrap>
  );
}
