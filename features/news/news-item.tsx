import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { GoLink } from '@/components/page/link/go-link';
import { Link } from '@/components/page/link/link';
import { ShareIsland } from '@/components/page/share/share.island';
import { buttonClass } from '@/components/ui/button/button';
import { Section, Wrap } from '@/components/ui/layout/layout';
import { coverOf } from '@/components/ui/picture/cover-of';
import { Picture } from '@/components/ui/picture/picture';
import { Prose } from '@/components/ui/prose/prose';
import { SectionHead } from '@/components/ui/section-head/section-head';
import { FilmCard } from '@/components/views/film-card/film-card';
import { NewsCard } from '@/components/views/news-card/news-card';
import type { Article } from '@/lib/domain/article';
import type { NewsSummary } from '@/lib/domain/editorial';
import type { ShowSummary } from '@/lib/domain/show';
import { formatDate } from '@/lib/i18n/date';
import { Words } from '@/lib/i18n/words';
import { pickShowScreen } from '@/lib/routing/show-screen';
import styles from './news-item.module.scss';

const shot = coverOf('scene', { desktop: ['60vw', 16 / 9], phone: ['92vw', 16 / 9] });

type Props = { article: Article; show: ShowSummary | null; others: readonly NewsSummary[]; trail: ReactNode };

/** One article with what its editors want shown around it: date, topic, sharing, the way back, the film it is about. */
export function NewsItemScreen({ article, show, others, trail }: Props) {
  const t = useTranslations('news');
  const locale = useLocale();
  const { display, headline, teaser } = article;
  const lead = headline ?? teaser;
  return (
    <>
      <Wrap>
        {display.backToNews && trail}
        <div className={styles.columns}>
          <article>
            <h1 className={styles.title}>{article.title}</h1>
            <div className={styles.meta}>
              {display.topic && article.topic && <span>{article.topic}</span>}
              {display.date && article.publishedOn && (
                <time dateTime={article.publishedOn}>{formatDate(article.publishedOn, locale, 'full')}</time>
              )}
              {(article.author || display.sharing) && (
                <span className={styles.shared}>
                  {article.author && t('by', { name: article.author })}
                  {display.sharing && (
                    <Words of={['share']}>
                      <ShareIsland title={article.title} />
                    </Words>
                  )}
                </span>
              )}
            </div>
            {(article.image ?? article.thumbnail) && (
              <Picture src={article.image?.lg ?? article.thumbnail} alt="" ratio="wide" {...shot} first />
            )}
            <div className={styles.text}>
              {lead && <p className={styles.headline}>{lead}</p>}
              {article.html && <Prose html={article.html} />}
            </div>
          </article>
          {show && (
            <aside className={styles.side} aria-labelledby="featured">
              <h2 id="featured" className={styles.sideTitle}>
                {t('featured')}
              </h2>
              <FilmCard show={show} />
              <Link
                to={pickShowScreen(show)}
                params={{ slug: show.slug }}
                suffix="#board"
                className={buttonClass({ variant: 'primary' })}
              >
                {t('seeShowings')}
              </Link>
            </aside>
          )}
        </div>
      </Wrap>
      {others.length > 0 && (
        <Section labelledBy="others">
          <SectionHead id="others" title={t('others')} more={<GoLink to="news">{t('all')}</GoLink>} />
          <ul className={styles.others}>
            {others.map((item) => (
              <li key={item.slug}>
                <NewsCard news={item} as="h3" />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
