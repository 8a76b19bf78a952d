import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { useMarkFocus } from '@/components/views/mark/use-mark-focus';
import type { FilterKind } from '@/lib/routing/filters';
import styles from './filters.module.scss';

type Props = {
  /** `tabs`: those that name it, as an attribute says them. */
  chosen: readonly { kind: FilterKind; value: string; label: string; tabs: string }[];
  onRemove: (kind: FilterKind, value: string) => void;
  onClear: () => void;
};

/** What is filtered by, each removable by itself. */
export function ChosenFilters({ chosen, onRemove, onClear }: Props) {
  const t = useTranslations('filters');
  const list = useMarkFocus<HTMLUListElement>(chosen.length);
  if (chosen.length === 0) return null;
  return (
    <ul ref={list} className={styles.chosen} aria-label={t('chosen')}>
      {chosen.map(({ kind, value, label, tabs }) => (
        <li key={`${kind}-${value}`} data-in={tabs}>
          <button
            type="button"
            className={styles.chip}
            data-mark
            aria-label={t('remove', { filter: label })}
            onClick={() => onRemove(kind, value)}
          >
            {label}
            <Icon name="close" />
          </button>
        </li>
      ))}
      <li>
        <Button variant="quiet" data-mark onClick={onClear}>
          {t('clear')}
        </Button>
      </li>
    </ul>
  );
}
