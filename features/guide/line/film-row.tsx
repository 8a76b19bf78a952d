import type { ReactNode } from 'react';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import { Picture } from '@/components/ui/picture/picture';
import type { GuideTitle } from '@/lib/domain/guide';
import styles from './line.module.scss';

interface Props {
  film: GuideTitle;
  /** Among the first of the page. */
  first: boolean;
  /** What tracking is told of its tickets. */
  attributes?: object;
  children: ReactNode;
}

/** A title, and beside it or below it its showings. */
export const FilmRow = ({
  film: { slug, href, title, poster, tone, facts, note },
  first,
  attributes,
  children,
}: Props) => (
  <article className={styles.row} data-show={slug} {...attributes}>
    <div className={styles.film}>
      <Picture src={poster} alt="" sizes={64} tone={tone} title={title} first={first} />
      <div>
        <h2 className={styles.title}>
          <IntentLink href={href}>{title}</IntentLink>
        </h2>
        {facts[0] && <p className={styles.facts}>{facts[0]}</p>}
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </div>
    {children}
  </article>
);
