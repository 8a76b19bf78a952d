import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import type { CinemaSummary } from '@/lib/domain/cinema';
import { formatKilometres } from '@/lib/i18n/kilometres';
import type { Locating } from '@/lib/visitor/place/use-near-cinemas';
import styles from './locator-dialog.module.scss';
import { useLocate } from './use-locate';

interface Props {
  cinemas: readonly CinemaSummary[] | null;
  limits: { maxDistance: number; maxCinemas: number };
}

const labels = { idle: 'locate', asking: 'locating', failed: 'locate', far: 'locate' } as const satisfies Record<
  Locating,
  string
>;

/** Asks the browser where the visitor is: on a press, never by itself. */
export function LocateButton({ cinemas, limits }: Props) {
  const t = useTranslations('locatorDialog');
  const locale = useLocale();
  const [state, locate] = useLocate(cinemas, limits);
  const distance = formatKilometres(limits.maxDistance, locale);
  return (
    <div className={styles.locate}>
      <Button size="block" busy={state === 'asking'} onClick={locate}>
        <Icon name="locate" />
        {t(labels[state])}
      </Button>
      <p role="status" className={styles.note}>
        {state === 'failed' && t('unlocatable')}
        {state === 'far' && t('far', { distance })}
      </p>
    </div>
  );
}
