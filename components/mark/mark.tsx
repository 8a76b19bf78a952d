import { useTranslations } from 'next-intl';
import { Icon } from '@/components/icon/icon';
import styles from './mark.module.scss';

interface Props {
  /** A film for the list, or a cinema for the favourites. */
  kind: 'film' | 'cinema';
  slug: string;
  name: string;
  /** card: in the corner of a card; icon: in a row; button: with a word. */
  look?: 'card' | 'icon' | 'button';
}

/**
 * The heart of a film or a cinema. Plain HTML: whether it is set, and what a press does, is said by one listener for the
 * whole page (`lib/visitor/marks.ts`), so that a list of sixty needs no sixty islands.
 */
export function Mark({ kind, slug, name, look = 'icon' }: Props) {
  const t = useTranslations('mark');
  return (
    <button
      type="button"
      className={styles[look]}
      data-mark={kind}
      data-slug={slug}
      data-name={name}
      aria-pressed="false"
      aria-label={t(kind, { name })}
      // Painted by hand, possibly before React has seen it.
      suppressHydrationWarning
    >
      <Icon name="heart" />
      {look === 'button' && <span>{t(kind === 'film' ? 'list' : 'favourite')}</span>}
    </button>
  );
}
