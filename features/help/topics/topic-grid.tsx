import { Icon } from '@/components/ui/icon/icon';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import { fillBrackets } from '@/lib/text/brackets';
import type { HelpPaths } from '../paths/help-paths';
import type { Topic } from './help.table';
import styles from './topic-grid.module.scss';
import { useTopicWords } from './topic-words';

/** The topics in ruled cells, all of them in the first view; on a phone two a line. */
export function TopicGrid({ topics, paths }: { topics: readonly Topic[]; paths: HelpPaths }) {
  const topicWords = useTopicWords();
  return (
    <ul className={styles.grid}>
      {topics.map((topic) => {
        const { title, text } = topicWords(topic);
        return (
          <li key={topic.id} className={styles.topic}>
            <Icon name={topic.icon} />
            <h3 className={styles.title}>
              <IntentLink href={fillBrackets(paths.category, { id: topic.id })} className={styles.link}>
                {title}
              </IntentLink>
            </h3>
            <p className={styles.text}>{text}</p>
          </li>
        );
      })}
    </ul>
  );
}
