import { useLocale, useTranslations } from 'next-intl';
import { type CSSProperties, memo, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden';
import { type Day, listDays, weekdayOf } from '@/lib/domain/day';
import { formatDay } from '@/lib/i18n/day';
import { pickStripStart } from './day.logic';
import styles from './day-strip.module.scss';

export interface DayStripProps {
  today: Day;
  chosen: Day;
  /** The days with showings. */
  dates: readonly Day[];
  /** The weekday before which a rule stands. */
  programmeDay: number;
  /** Cells. */
  length: number;
  onChoose: (day: Day) => void;
  onCalendar: () => void;
}

/**
 * The days to choose from and the way to the calendar. A day without showings is struck and cannot be chosen. The keys
 * that go from day to day are heard by `follow-day-keys.ts`.
 */
export function DayStrip({ today, chosen, dates, programmeDay, length, onChoose, onCalendar }: DayStripProps) {
  const t = useTranslations('showtimes');
  const [start, setStart] = useState(today);
  const first = pickStripStart({ today, chosen, start, length });
  if (first !== start) setStart(first);
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    // The row alone: `scrollIntoView` moves the page as well where the days begin below the first screen.
    const row = list.current;
    const cell = row?.querySelector(`[data-day="${chosen}"]`)?.getBoundingClientRect();
    if (!row || !cell) return;
    const { left, right } = row.getBoundingClientRect();
    row.scrollLeft += Math.min(0, cell.left - left) + Math.max(0, cell.right - right);
  }, [chosen]);

  return (
    <nav className={styles.days} aria-label={t('chooseDay')}>
      <div className={styles.inside}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: its keys are heard by `follow-day-keys.ts` */}
        <ol
          className={styles.list}
          role="toolbar"
          ref={list}
          style={{ '--count': length } as CSSProperties}
          onClick={({ target }) => {
            const cell = (target as Element).closest('button:not([aria-disabled])')?.parentElement;
            if (cell?.dataset.day) onChoose(cell.dataset.day);
          }}
        >
          {listDays(first, length).map((day) => (
            <li key={day} role="none" data-day={day} data-new={weekdayOf(day) === programmeDay || undefined}>
              <DayCell day={day} isToday={day === today} isChosen={day === chosen} isEmpty={!dates.includes(day)} />
            </li>
          ))}
        </ol>
        <button type="button" className={styles.calendar} aria-haspopup="dialog" onClick={onCalendar}>
          <Icon name="calendar" />
          <span>{t('later')}</span>
        </button>
      </div>
    </nav>
  );
}

type CellProps = { day: Day; isToday: boolean; isChosen: boolean; isEmpty: boolean };

/** Pressed by way of its row: a press then draws the two days that it changes. */
const DayCell = memo(({ day, isToday, isChosen, isEmpty }: CellProps) => {
  const t = useTranslations('showtimes');
  const locale = useLocale();
  return (
    <button
      type="button"
      className={styles.day}
      tabIndex={isChosen ? 0 : -1}
      aria-current={isChosen ? 'date' : undefined}
      aria-disabled={(isEmpty && !isChosen) || undefined}
      data-empty={isEmpty || undefined}
    >
      <span className={styles.name}>{isToday ? t('today') : formatDay(day, locale, 'weekday')}</span>{' '}
      <span className={styles.number}>{Number(day.slice(8))}</span> <span>{formatDay(day, locale, 'month')}</span>
      {isEmpty && <VisuallyHidden>, {t('noShowings')}</VisuallyHidden>}
    </button>
  );
});
