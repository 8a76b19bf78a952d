import { useTranslations } from 'next-intl';
import { GoLink } from '@/components/page/link/go-link';
import { Section } from '@/components/ui/layout/layout';
import { SectionHead } from '@/components/ui/section-head/section-head';
import { NewsCard } from '@/components/views/news-card/news-card';
import type { NewsSummary } from '@/lib/domain/editorial';
import styles from './news.module.scss';

/** The latest, on sites whose offers page is also that of the news. */
export function News({ news }: { news: readonly NewsSummary[] }) {
  const t = useTranslations('offers');
  return (
    <Section labelledBy="news-title">
      <SectionHead id="news-title" title={t('news')} more={<GoLink to="news">{t('allNews')}</GoLink>} />
      <ul className={styles.list}>
        {news.map((item) => (
          <li key={item.slug}>
            <NewsCard news={item} as="h3" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
