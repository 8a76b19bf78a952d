import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog.island';
import { Icon } from '@/components/ui/icon/icon';
import { addDays, type Day, weekdayOf } from '@/lib/domain/day';
import { formatDate } from '@/lib/i18n/date';
import { formatDay } from '@/lib/i18n/day';
import type { Locale } from '@/lib/sites/locales';
import { countMonths, listWeeks, monthAfter } from './calendar.logic';
import styles from './calendar.module.scss';

interface Props {
  today: Day;
  chosen: Day;
  dates: readonly Day[];
  programmeDay: number;
  locale: Locale;
  onChoose: (day: Day) => void;
  onClose: () => void;
}

/** Two months at a time, from this one to the last that has showings. */
export function Calendar({ today, chosen, dates, programmeDay, locale, onChoose, onClose }: Props) {
  const t = useTranslations('showtimes');
  const last = dates.at(-1) ?? today;
  const further = Math.max(0, countMonths(today, last) - 1);
  const [shift, setShift] = useState(Math.min(further, Math.max(0, countMonths(today, chosen))));
  const months = [monthAfter(today, shift), monthAfter(today, shift + 1)];
  const sample = listWeeks(months[0]!)[1]?.find((day) => day && weekdayOf(day) === programmeDay) ?? today;

  return (
    <Dialog id="calendar" open onClose={onClose} title={t('calendar.title')} closeLabel={t('calendar.close')}>
      {further > 0 && (
        <div className={styles.turn}>
          <Button
            size="icon"
            aria-label={t('calendar.earlier')}
            aria-disabled={shift === 0 || undefined}
            onClick={() => setShift(Math.max(0, shift - 1))}
          >
            <Icon name="left" />
          </Button>
          <Button
            size="icon"
            aria-label={t('calendar.further')}
            aria-disabled={shift >= further || undefined}
            onClick={() => setShift(Math.min(further, shift + 1))}
          >
            <Icon name="right" />
          </Button>
        </div>
      )}
      <div className={styles.months}>
        {months.map((month) => (
          <Month key={month} {...{ month, today, chosen, dates, programmeDay, locale, onChoose }} />
        ))}
      </div>
      <p className={styles.help}>
        {t('calendar.help', {
          weekday: formatDate(sample, locale, 'weekdayLong'),
          last: formatDay(last, locale, 'date'),
        })}
      </p>
    </Dialog>
  );
}

type MonthProps = Omit<Props, 'onClose'> & { month: Day };

function Month({ month, locale, ...rest }: MonthProps) {
  const name = formatDate(month, locale, 'monthYear');
  const weeks = listWeeks(month);
  const monday = addDays(month, -((weekdayOf(month) + 6) % 7));
  return (
    <table className={styles.month}>
      <caption className={styles.name}>{name}</caption>
      <thead>
        <tr>
          {Array.from({ length: 7 }, (_, index) => addDays(monday, index)).map((day) => (
            <th key={day} scope="col" abbr={formatDate(day, locale, 'weekdayLong')}>
              {formatDay(day, locale, 'weekday').slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the seven places of a week never move
              <td key={index}>{day && <Cell day={day} locale={locale} {...rest} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ day, today, chosen, dates, programmeDay, locale, onChoose }: Omit<MonthProps, 'month'> & { day: Day }) {
  const t = useTranslations('showtimes');
  const isOn = dates.includes(day);
  const name = formatDay(day, locale, 'long');
  return (
    <button
      type="button"
      className={styles.day}
      aria-label={isOn ? name : `${name}, ${t('noShowings')}`}
      aria-pressed={day === chosen}
      aria-current={day === today ? 'date' : undefined}
      aria-disabled={!isOn || undefined}
      data-past={day < today || undefined}
      data-new={(day > today && isOn && weekdayOf(day) === programmeDay) || undefined}
      {...(day === chosen && { 'data-autofocus': true })}
      onClick={() => isOn && onChoose(day)}
    >
      {Number(day.slice(8))}
    </button>
  );
}
