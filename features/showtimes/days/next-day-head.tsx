import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import type { Day } from '@/lib/domain/day';
import { focusPage } from '@/lib/visitor/device/focus-page';
import { capitalise, formatDayAlone } from './day.logic';
import styles from './next-day-head.module.scss';

type Props = { day: Day; today: Day; onDay: (day: Day) => void };

/** Over the showings of a further day: its name, and the way to all of it. */
export function NextDayHead({ day, today, onDay }: Props) {
  const t = useTranslations('showtimes');
  const words = formatDayAlone(day, today, { t, locale: useLocale() });
  return (
    <div className={styles.head}>
      <h3 className={styles.day}>{capitalise(words)}</h3>
      <Button
        data-scripted
        onClick={() => {
          focusPage();
          onDay(day);
        }}
      >
        {t('none.go', { day: words })}
      </Button>
    </div>
  );
}
