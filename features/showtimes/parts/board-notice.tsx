import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/button/button';
import { State } from '@/components/state/state';
import type { Day } from '@/lib/domain/day';
import { type Showing, statusAt } from '@/lib/domain/showing';
import type { Board } from '../board.logic';
import { capital, dayAlone, dayInSentence } from '../day.logic';
import type { Setting } from '../showtime-name.logic';
import styles from './board-notice.module.scss';

interface Props {
  board: Board;
  day: Day;
  today: Day;
  now: Date | null;
  setting: Setting;
  /** All showings of the day, and those the filters let through. */
  all: readonly Showing[];
  shown: readonly Showing[];
  onDay: (day: Day) => void;
  onClear: () => void;
}

/** Says honestly why there is little or nothing to book, and where to go on. */
export function BoardNotice({ board, day, today, now, setting, all, shown, onDay, onClear }: Props) {
  const t = useTranslations('showtimes');
  const locale = useLocale();
  const speech = { t, locale };
  const next = board.dates.find((date) => date > day) ?? board.dates.find((date) => date !== day);
  const isOver = now !== null && all.every((showing) => statusAt(showing, now, setting.timeZone) === 'locked');
  const goOn = next && (
    <Button onClick={() => onDay(next)}>{t('none.go', { day: dayInSentence(next, today, speech) })}</Button>
  );
  const nextWords = next && { text: t('none.next', { day: dayAlone(next, today, speech) }) };
  const inDay = { day: dayInSentence(day, today, speech) };

  return (
    <>
      {board.place && !board.place.isAsked && (
        <p className={styles.elsewhere}>{t('none.here', { place: board.place.name })}</p>
      )}
      {all.length > 0 && shown.length === 0 && (
        <State title={t('none.filtered', inDay)}>
          <Button onClick={onClear}>{t('filter.clear')}</Button>
        </State>
      )}
      {all.length === 0 && (
        <State title={t('none.day', inDay)} {...nextWords}>
          {goOn}
        </State>
      )}
      {all.length > 0 && isOver && (
        <State title={capital(t('none.over', inDay))} {...nextWords}>
          {goOn}
        </State>
      )}
    </>
  );
}
