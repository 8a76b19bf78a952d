import { Icon } from '@/components/ui/icon/icon';
import styles from './mark.module.scss';

export interface MarkProps {
  /** A film for the list, or a cinema for the favourites. */
  kind: 'film' | 'cinema';
  slug: string;
  name: string;
  /** card: in the corner of a card; icon: in a row; button: with a word. */
  look?: 'card' | 'icon' | 'button';
  /** Known to be set, in a list of the visitor's own. */
  isSet?: boolean;
}

/** The heart of a mark, its words being known. */
export function MarkButton({
  kind,
  slug,
  name,
  look = 'icon',
  isSet = false,
  label,
  word,
}: Omit<MarkProps, 'name' | 'slug'> & {
  /** Left out where the item of its list says it. */ slug?: string;
  /** Left out where the heading of its article says it. */ name?: string;
  label: string;
  word?: string;
}) {
  return (
    <button
      type="button"
      className={styles[look]}
      data-mark={kind}
      data-slug={slug}
      data-name={name}
      aria-pressed={isSet}
      aria-label={label}
      // Painted by hand, possibly before React has seen it.
      suppressHydrationWarning
    >
      <Icon name="heart" />
      {word && <span>{word}</span>}
    </button>
  );
}
