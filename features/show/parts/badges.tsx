import { ImageElement } from '@/components/ui/picture/image-element.lean';
import { isSaidBy } from '@/lib/domain/show-flags';
import type { Tag } from '@/lib/domain/tag';
import styles from './badges.module.scss';

interface Props {
  flags: readonly Pick<Tag, 'slug' | 'badge'>[];
  /** What the editors' flag says above them. */
  ribbon?: string | undefined;
}

/** What its tags promise besides their names: a picture, a word and a sentence each; nothing for most titles. */
export function Badges({ flags, ribbon = '' }: Props) {
  const shown = flags.filter(({ badge }) => badge);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.badges}>
      {shown.map(({ slug, badge }) => (
        <li key={slug} className={styles.badge}>
          {badge?.image && (
            <span className={styles.image}>
              <ImageElement src={badge.image} alt="" sizes={40} ratio={1} first={false} />
            </span>
          )}
          <p>
            {badge?.title && !isSaidBy(ribbon, badge.title) && <b>{badge.title} </b>}
            {badge?.description}
          </p>
        </li>
      ))}
    </ul>
  );
}
