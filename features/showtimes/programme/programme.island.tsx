'use client';
// The visitor's day and filters choose what is shown, and the visitor's clock what can still be booked.
import { useLocale, useTranslations } from 'next-intl';
import { Suspense, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { FilterPick } from '@/components/ui/filter-pick/filter-pick';
import { State } from '@/components/ui/state/state';
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden';
import { RatingView } from '@/components/views/rating/rating-view';
import type { Cinema } from '@/lib/domain/cinema';
import type { Day } from '@/lib/domain/day';
import type { Showing } from '@/lib/domain/showing';
import { formatDay } from '@/lib/i18n/day';
import { ticketsOf } from '@/lib/tracking/ticket';
import { Picks } from '../choosing/picks';
import { picksOf } from '../choosing/picks.logic';
import { useChoices, useToday } from '../choosing/use-choices';
import { stripLengthOf } from '../days/day.logic';
import { DayNotice } from '../days/day-notice';
import { DayStrip } from '../days/day-strip';
import { Legend } from '../details/legend';
import { Calendar, Details } from '../details/overlays';
import type { Setting } from '../setting/showtime-name.logic';
import { FilmRowView } from './film-row';
import { LoadingRows } from './loading-rows';
import { evening, type FilmRow, isEvening, isForKids, kids, narrowed, type ProgrammeDay } from './programme.logic';
import styles from './programme.module.scss';
import { useProgramme } from './use-programme';

export interface Props {
  cinema: Pick<Cinema, 'slug' | 'name' | 'weekOffset'>;
  /** What the server shows to everyone; null where that failed, then the browser asks. */
  first: ProgrammeDay | null;
  setting: Setting;
  serverToday: Day;
}

type Opened = { showing: Showing; row: FilmRow };

export function ProgrammeIsland({ cinema, first, setting, serverToday }: Props) {
  const t = useTranslations('showtimes');
  const locale = useLocale();
  const { filters, picked, isClear, choose, clear, toggle, ...calendar } = useChoices(setting);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { programmeDay, timeZone } = setting;
  const today = useToday(timeZone, serverToday);
  const { programme, day, isLoading, hasFailed, retry } = useProgramme({ cinema: cinema.slug, first, today, filters });

  const all = programme.rows.flatMap(({ showings }) => showings);
  const rows = useMemo(() => (isLoading ? [] : narrowed(programme.rows, picked)), [isLoading, programme.rows, picked]);
  const shown = rows.flatMap(({ showings }) => showings);
  const extras = [
    { slug: evening, label: t('filter.after', { time: '18:00' }), isPossible: all.some(isEvening) },
    {
      slug: kids,
      label: t('filter.kids'),
      isPossible: programme.rows.some((row) => row.showings.some((showing) => isForKids(row, showing))),
    },
  ];

  return (
    <>
      <DayStrip
        {...{ today, dates: programme.dates, programmeDay }}
        length={stripLengthOf(today, cinema.weekOffset, programmeDay)}
        chosen={day}
        onChoose={choose}
        onCalendar={calendar.openCalendar}
      />
      <div className={styles.wrap} {...ticketsOf({ cinema: cinema.name })}>
        {!setting.hasNoFilters && (
          <div className={styles.tools}>
            <Picks
              groups={picksOf(programme, all, setting)}
              picked={picked}
              isClear={isClear}
              onToggle={({ kind, slug }) => toggle(kind, slug)}
              onClear={clear}
              after={extras.map(({ slug, label, isPossible }) => {
                const isOn = picked.tags.includes(slug);
                return (
                  <FilterPick key={slug} on={isOn} disabled={!isPossible && !isOn} onClick={() => toggle('tags', slug)}>
                    {label}
                  </FilterPick>
                );
              })}
            />
          </div>
        )}
        <h2 className={styles.title}>{t('programme.title', { day: formatDay(day, locale, 'long') })}</h2>
        <VisuallyHidden>
          <span role="status">{isLoading ? t('loading') : t('programme.count', { count: rows.length })}</span>
        </VisuallyHidden>
        {hasFailed && (
          <State kind="error" title={t('failed.title')} text={t('failed.text')}>
            <Button onClick={retry}>{t('failed.retry')}</Button>
          </State>
        )}
        {!hasFailed && !isLoading && (
          <DayNotice {...{ day, today, setting, all, shown }} dates={programme.dates} onDay={choose} onClear={clear} />
        )}
        {isLoading && <LoadingRows count={Math.min(6, Math.max(3, programme.rows.length))} />}
        {!hasFailed &&
          rows.map((row, place) => (
            <FilmRowView key={row.slug} {...{ row, day, setting }} first={place === 0} onDetails={setOpened} />
          ))}
        {!hasFailed && <Legend showings={shown} day={day} setting={setting} versions />}
      </div>
      <Suspense>
        {calendar.isCalendar && (
          <Calendar
            {...{ today, dates: programme.dates, programmeDay, locale }}
            chosen={day}
            onChoose={choose}
            onClose={calendar.closeCalendar}
          />
        )}
        {opened && (
          <Details
            {...{ day, today, setting }}
            showing={opened.showing}
            title={opened.row.title}
            place={cinema.name}
            price={programme.price}
            legal={<RatingView system={setting.rating} rating={opened.row.rating} full />}
            onClose={() => setOpened(null)}
          />
        )}
      </Suspense>
    </>
  );
}
