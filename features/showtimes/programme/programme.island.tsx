'use client';
// The visitor's day and filters choose what is shown, and the visitor's clock what can still be booked.
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '@/components/page/load-later/lazy-part';
import { Button } from '@/components/ui/button/button';
import { StateMessage } from '@/components/ui/state-message/state-message';
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden';
import { countStripDays } from '@/components/views/days/count-strip-days';
import { findAfter } from '@/components/views/days/day.logic';
import { DayStrip } from '@/components/views/days/day-strip';
import { RatingView } from '@/components/views/rating/rating-view';
import type { ShowtimeFacts } from '@/components/views/showtime-name/name.logic';
import { useStandings } from '@/components/views/showtime-name/use-standings';
import type { Cinema } from '@/lib/domain/cinema';
import { areOver } from '@/lib/domain/day';
import { fitsEvening } from '@/lib/domain/evening';
import type { Showing } from '@/lib/domain/showing';
import { byRank, hasFewToBook, splitByStanding } from '@/lib/domain/standing';
import { formatDay } from '@/lib/i18n/day';
import { eveningTag, kidsTag } from '@/lib/routing/filters';
import { ticketsAttributes } from '@/lib/tracking/ticket-attributes';
import { useIsAwake } from '@/lib/visitor/device/use-now';
import { useFreshAnswer } from '../asking/use-fresh-answer';
import { listAsked, pickAsked } from '../choosing/asked-days';
import { Picks } from '../choosing/picks';
import { listPicks, type ShowingPick } from '../choosing/picks.logic';
import { useChoices, useToday } from '../choosing/use-choices';
import { DayNotice } from '../days/day-notice';
import { Calendar, Details, PastDay } from '../details/overlays';
import { FilmRowView } from './film-row';
import { type FilmRow, narrowRows, type ProgrammeDay } from './programme.logic';
import styles from './programme.module.scss';
import { useProgramme } from './use-programme';

/** For the few evenings that need it: its room is kept, and its times are asked for beside its code. */
const NextFilms = lazyPart(() => import('./next-films').then((file) => file.NextFilms));

export interface Props {
  cinema: Pick<Cinema, 'slug' | 'name' | 'weekOffset'>;
  /** What the server shows to everyone; null where that failed, then the browser asks. */
  first: ProgrammeDay | null;
  facts: ShowtimeFacts;
  /** What the marks on its showings mean, whatever the day. */
  legend: ReactNode;
  compare?: ReactNode;
}

type Opened = { showing: Showing; show: FilmRow };

export function ProgrammeIsland({ cinema, first, facts, legend, compare }: Props) {
  const t = useTranslations('showtimes');
  const locale = useLocale();
  const { filters, setFilters, picked, isClear, late, choose, clear, toggle, ...calendar } = useChoices(facts);
  const [opened, setOpened] = useState<Opened | null>(null);
  const today = useToday(facts);
  const { programme, urlOn, day, isLoading, hasFailed, retry } = useProgramme(cinema.slug, first, today, late);
  const pressed = pickAsked(listAsked(filters.date, today), day);

  const days = { today, dates: programme.dates, programmeDay: facts.programmeDay, chosen: pressed, onChoose: choose };
  const all = programme.rows.flatMap(({ showings }) => showings);
  const rows = isLoading ? [] : narrowRows(programme.rows, late.picked, fitsEvening(late.picked, day));
  const shown = rows.flatMap(({ showings }) => showings);
  const standings = useStandings(shown, facts);
  const ranked = splitByStanding(rows, standings).sort(byRank);
  const left = ranked.filter(({ rank }) => rank < 2);
  const past = ranked.slice(left.length);
  const rowView = ({ group: row, standings: own, rank }: (typeof ranked)[number]) => (
    <FilmRowView
      key={row.slug}
      {...{ row, facts }}
      standings={own}
      unfolded={rank === 2}
      first={row === ranked[0]?.group}
      onDetails={setOpened}
    />
  );
  const isOver = ranked[0]?.rank !== 0;
  const nextDay =
    !(isLoading || hasFailed) &&
    day === today &&
    late.isClear &&
    hasFewToBook(standings) &&
    findAfter(programme.dates, day);
  const { latest: nextRows } = useFreshAnswer<ProgrammeDay>(nextDay ? urlOn(nextDay) : null);
  const isAwake = useIsAwake();
  const next = nextDay && (
    <div className={styles.nextDay}>
      <Suspense>
        {isAwake && (
          <NextFilms
            day={nextDay}
            programme={nextRows}
            Row={FilmRowView}
            {...{ today, facts }}
            onDay={choose}
            onDetails={setOpened}
          />
        )}
      </Suspense>
    </div>
  );
  const pick = (slug: string, label: string): ShowingPick => {
    const isPossible = narrowRows(programme.rows, { versions: [], tags: [slug] }).length > 0;
    return { kind: 'tags', slug, label, isPossible };
  };

  return (
    <>
      <DayStrip
        {...days}
        length={countStripDays(today, cinema.weekOffset, facts.programmeDay)}
        onCalendar={calendar.openCalendar}
      />
      <div className={styles.shown} {...ticketsAttributes({ cinema: cinema.name })}>
        {!facts.hasNoFilters && (
          <div className={styles.tools}>
            <Picks
              {...listPicks(programme, all, facts)}
              picked={picked}
              isClear={isClear}
              onToggle={toggle}
              onClear={clear}
              after={
                all.length
                  ? [pick(eveningTag, t('filter.after', { time: '18:00' })), pick(kidsTag, t('filter.kids'))]
                  : undefined
              }
              compare={compare}
              own={{ filters, setFilters, versions: facts.versions, offered: programme.versions }}
            />
          </div>
        )}
        <h2 className={styles.title}>{t('programme.title', { day: formatDay(day, locale, 'long') })}</h2>
        <VisuallyHidden>
          <span role="status">{isLoading ? t('loading') : t('programme.count', { count: left.length })}</span>
        </VisuallyHidden>
        <Suspense>{areOver(late.filters.date, today) && <PastDay days={late.filters.date} />}</Suspense>
        {hasFailed ? (
          <StateMessage kind="error" title={t('failed.title')} text={t('failed.text')}>
            <Button onClick={retry}>{t('failed.retry')}</Button>
          </StateMessage>
        ) : (
          <>
            {isLoading ? (
              <div className={styles.waiting} />
            ) : (
              <DayNotice
                {...{ day, today }}
                evening={late.picked}
                dates={nextDay ? [] : programme.dates}
                standings={standings.padEnd(all.length, '-')}
                onDay={choose}
                onClear={clear}
              />
            )}
            {isOver && next}
            {left.map(rowView)}
            {!isOver && next}
            {past.length > 0 && (
              <details className={styles.past}>
                <summary className={styles.fold}>{t('programme.past', { count: past.length })}</summary>
                {past.map(rowView)}
              </details>
            )}
            {shown.length > 0 && legend}
          </>
        )}
      </div>
      <Suspense>
        {calendar.isCalendar && <Calendar {...days} locale={locale} onClose={calendar.closeCalendar} />}
        {opened && (
          <Details
            {...{ ...opened, today, facts }}
            place={cinema}
            prices={programme.prices}
            legal={<RatingView words={opened.show.rating} full />}
            onClose={() => setOpened(null)}
          />
        )}
      </Suspense>
    </>
  );
}
