import { useLocale, useTranslations } from 'next-intl';
import { capitalise, formatDayAlone } from '@/components/views/days/day.logic';
import type { Day } from '@/lib/domain/day';
import styles from './next-day-head.module.scss';
import { otherChoiceButton } from './other-choice';

type Props = { day: Day; today: Day; onDay: (day: Day) => void };

/** Over the showings of a further day: its name, and the way to all of it. */
export function NextDayHead({ day, today, onDay }: Props) {
  const t = useTranslations('showtimes');
  const words = formatDayAlone(day, today, { t, locale: useLocale() });
  return (
    <div className={styles.head}>
      <h3 className={styles.day}>{capitalise(words)}</h3>
      {otherChoiceButton(t('none.go', { day: words }), () => onDay(day))}
    </div>
  );
}
