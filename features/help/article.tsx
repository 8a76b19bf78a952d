import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Wrap } from '@/components/ui/layout/layout';
import { Prose } from '@/components/ui/prose/prose';
import type { HelpArticle } from '@/lib/domain/help';
import { formatDate } from '@/lib/i18n/date';
import { Words } from '@/lib/i18n/words';
import type { HelpWay } from '@/lib/routing/help-screens';
import { joinShortCompounds } from '@/lib/text/hyphens';
import { FeedbackIsland } from './article/feedback.island';
import { SearchOn, StillAsking } from './article/still-asking';
import { helpPaths } from './paths/help-paths';
import styles from './reading.module.scss';
import { ArticleList } from './topics/article-list';
import aside from './topics/aside.module.scss';
import { articlePath, pickLead } from './topics/help.logic';
import { mostRelated } from './topics/help.table';
import { HelpBreadcrumbs } from './topics/help-breadcrumbs';

type Props = {
  article: HelpArticle;
  way: HelpWay;
  /** Whom to ask when the answer was none. */
  contact?: ReactNode;
};

/** One answer, whether it helped, and the questions beside it. */
export function HelpArticleScreen({ article, way, contact }: Props) {
  const t = useTranslations('help');
  const locale = useLocale();
  const paths = helpPaths(locale, way);
  const { title, publishedOn, html } = article;
  const lead = pickLead(article);
  const related = article.related.slice(0, mostRelated);
  return (
    <div data-surface="paper" className={styles.page}>
      <Wrap>
        <HelpBreadcrumbs
          paths={paths}
          category={article.category}
          answer={{ title, path: articlePath(paths, article) }}
        />
        <div className={styles.columns}>
          <article>
            <header className={styles.head}>
              <h1 className={styles.title}>{joinShortCompounds(title)}</h1>
              {publishedOn && (
                <p className={styles.note}>
                  <time dateTime={publishedOn}>{t('updated', { day: formatDate(publishedOn, locale, 'full') })}</time>
                </p>
              )}
            </header>
            {lead && <p className={styles.lead}>{lead}</p>}
            {html && (
              <div className={styles.text} data-opens={!lead && article.teaser ? '' : undefined}>
                <Prose html={html} />
              </div>
            )}
            <Words of={['helpFeedback']}>
              <FeedbackIsland article={article.slug ?? article.id} next={<SearchOn path={paths.search} />} />
            </Words>
            <StillAsking path={paths.search} />
          </article>
          {(contact || related.length > 0) && (
            <div className={aside.aside}>
              {related.length > 0 && (
                <aside aria-labelledby="related">
                  <h2 id="related" className={aside.title}>
                    {t('related')}
                  </h2>
                  <ArticleList
                    rows={related.map((question) => ({
                      key: question.id,
                      path: articlePath(paths, question),
                      title: question.title,
                    }))}
                  />
                </aside>
              )}
              {contact}
            </div>
          )}
        </div>
      </Wrap>
    </div>
  );
}
