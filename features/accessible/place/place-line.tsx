import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { openLocator } from '@/lib/visitor/place/locator.store';
import styles from './place-line.module.scss';

interface Props {
  name: string;
  /** How much of it is told, or that it is on its way. */
  summary: string;
  /** Cinemas of the place that the page has no room for, and what shows them. */
  more?: number;
  onMore?: () => void;
}

/** Where: the name of the place is what changes it. */
export function PlaceLine({ name, summary, more = 0, onMore }: Props) {
  const t = useTranslations('accessible');
  return (
    <div className={styles.line}>
      <button
        type="button"
        className={styles.place}
        aria-haspopup="dialog"
        aria-label={t('where', { place: name })}
        onClick={openLocator}
      >
        <Icon name="pin" />
        {name}
      </button>
      <p className={styles.summary} role="status">
        {summary}
      </p>
      {onMore && (
        <Button onClick={onMore} data-scripted>
          {t('whole', { count: more })}
        </Button>
      )}
    </div>
  );
}
