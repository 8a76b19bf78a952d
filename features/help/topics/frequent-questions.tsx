import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { HelpPaths } from '../paths/help-paths';
import { ArticleList } from './article-list';
import styles from './frequent-questions.module.scss';
import { articlePath } from './help.logic';
import type { Topic } from './help.table';

type Props = {
  topics: readonly Topic[];
  paths: HelpPaths;
  most: number;
  wide?: true;
  /** For whom none of them helps. */
  children?: ReactNode;
};

/** The first question of each topic: editors put first what is asked most. */
export function FrequentQuestions({ topics, paths, most, wide, children }: Props) {
  const t = useTranslations('help');
  const questions = topics.flatMap(({ first }) => first ?? []).slice(0, most);
  if (questions.length === 0) return children;
  return (
    <section className={styles.frequent} data-wide={wide} aria-labelledby="frequent">
      <h2 id="frequent" className={styles.title}>
        {t('frequent')}
      </h2>
      <ArticleList
        rows={questions.map((question) => ({
          key: question.id,
          path: articlePath(paths, question),
          title: question.title,
        }))}
      />
      {children && <div className={styles.aside}>{children}</div>}
    </section>
  );
}
