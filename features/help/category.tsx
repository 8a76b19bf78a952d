import { useLocale, useTranslations } from 'next-intl';
import { JsonLd } from '@/components/page/json-ld/json-ld';
import { Wrap } from '@/components/ui/layout/layout';
import type { HelpCategory } from '@/lib/domain/help';
import type { HelpWay } from '@/lib/routing/help-screens';
import { buildFaqJsonLd } from '@/lib/seo/json-ld/faq-page';
import { helpPaths } from './paths/help-paths';
import styles from './reading.module.scss';
import { ArticleList } from './topics/article-list';
import { articlePath } from './topics/help.logic';
import type { Topic } from './topics/help.table';
import { HelpBreadcrumbs } from './topics/help-breadcrumbs';
import { TopicList } from './topics/topic-list';

type Props = { category: HelpCategory; topics: readonly Topic[]; way: HelpWay };

/** All questions of one topic, each with its answer in a sentence. */
export function HelpCategoryScreen({ category, topics, way }: Props) {
  const t = useTranslations('help');
  const paths = helpPaths(useLocale(), way);
  const inOneSentence = category.articles.flatMap(({ title, teaser }) =>
    teaser ? [{ question: title, answer: teaser }] : [],
  );
  return (
    <div data-surface="paper" className={styles.page}>
      {inOneSentence.length > 0 && <JsonLd facts={buildFaqJsonLd(inOneSentence)} />}
      <Wrap>
        <HelpBreadcrumbs paths={paths} category={{ id: category.id, name: category.title }} />
        <div className={styles.columns}>
          <div>
            <header className={styles.head}>
              <h1 className={styles.title}>{category.title}</h1>
              {category.description && <p className={styles.note}>{category.description}</p>}
            </header>
            <ArticleList
              rows={category.articles.map(({ teaser, ...question }) => ({
                key: question.id,
                path: articlePath(paths, question),
                title: question.title,
                text: teaser,
              }))}
            />
          </div>
          <TopicList title={t('otherTopics')} topics={topics.filter(({ id }) => id !== category.id)} paths={paths} />
        </div>
      </Wrap>
    </div>
  );
}
