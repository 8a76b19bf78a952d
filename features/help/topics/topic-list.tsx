import type { ReactNode } from 'react';
import { fillBrackets } from '@/lib/text/brackets';
import type { HelpPaths } from '../paths/help-paths';
import { ArticleList } from './article-list';
import styles from './aside.module.scss';
import type { Topic } from './help.table';
import { useTopicWords } from './topic-words';

type Props = {
  title: string;
  topics: readonly Topic[];
  paths: HelpPaths;
  /** Before them. */
  children?: ReactNode;
};

/** The topics beside something else. */
export function TopicList({ title, topics, paths, children }: Props) {
  const topicWords = useTopicWords();
  if (topics.length === 0) return children;
  return (
    <aside id="topics" aria-labelledby="topics-title" className={styles.aside}>
      {children}
      <h2 id="topics-title" className={styles.title}>
        {title}
      </h2>
      <ArticleList
        rows={topics.map((topic) => ({
          key: topic.id,
          path: fillBrackets(paths.category, { id: topic.id }),
          title: topicWords(topic).title,
        }))}
      />
    </aside>
  );
}
