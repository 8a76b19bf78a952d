import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import { joinShortCompounds } from '@/lib/text/hyphens';
import styles from './article-list.module.scss';

type Row = { path: string; title: ReactNode; text?: string | null; key: string };

/** Questions, one a line, each leading to its answer. */
export function ArticleList({ rows }: { rows: readonly Row[] }) {
  return (
    <ul className={styles.list}>
      {rows.map(({ key, path, title, text }) => (
        <li key={key}>
          <IntentLink href={path} className={styles.row}>
            <b className={styles.title}>{typeof title === 'string' ? joinShortCompounds(title) : title}</b>
            {text && <span className={styles.text}>{text}</span>}
            <Icon name="right" />
          </IntentLink>
        </li>
      ))}
    </ul>
  );
}
