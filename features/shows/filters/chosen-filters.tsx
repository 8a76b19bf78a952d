import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import type { FilterKind } from '@/lib/routing/filters';
import { focusPage } from '@/lib/visitor/device/focus-page';
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
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chosen} aria-label={t('chosen')}>
      {chosen.map(({ kind, value, label, tabs }) => (
        <li key={`${kind}-${value}`} data-in={tabs}>
          <button
            type="button"
            className={styles.chip}
            aria-label={t('remove', { filter: label })}
            onClick={({ currentTarget }) => {
              if (chosen.length > 1) focusAfter(currentTarget);
              else focusPage();
              onRemove(kind, value);
            }}
          >
            {label}
            <Icon name="close" />
          </button>
        </li>
      ))}
      <li>
        <Button variant="quiet" onClick={onClear}>
          {t('clear')}
        </Button>
      </li>
    </ul>
  );
}

/** To what takes the place of a filter that goes away; where the tab does not name that one, to the way to clear them all. */
function focusAfter({ parentElement: item }: HTMLElement): void {
  for (const next of [item?.parentElement?.lastElementChild, item?.nextElementSibling])
    next?.querySelector('button')?.focus({ preventScroll: true });
}
