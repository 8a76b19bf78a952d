'use client';
// The visitor's day, place and filters choose what is shown, and the visitor's clock what can still be booked.
import { useLocale, useTranslations } from 'next-intl';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '@/components/button/button';
import { FilterPick } from '@/components/filter-pick/filter-pick';
import { State } from '@/components/state/state';
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden';
import type { Day } from '@/lib/domain/day';
import type { Showing } from '@/lib/domain/showing';
import { useFilters } from '@/lib/routing/use-filters';
import { useLocator } from '@/lib/visitor/locator.store';
import { useNow } from '@/lib/visitor/use-now';
import type { Board, Venue } from './board.logic';
import { BoardNotice } from './parts/board-notice';
import { DayStrip } from './parts/day-strip';
import { Legend } from './parts/legend';
import { Picks } from './parts/picks';
import { VenueSection } from './parts/venue';
import { isPicked, picksOf, toggled } from './picks.logic';
import styles from './show-board.module.scss';
import type { Setting } from './showtime-name.logic';
import { useBoard } from './use-board';

const Calendar = lazy(() => import('./parts/calendar').then(({ Calendar }) => ({ default: Calendar })));
const Details = lazy(() => import('./parts/details').then(({ Details }) => ({ default: Details })));

export interface Props {
  show: { slug: string; title: string };
  /** What the server shows to everyone. */
  first: Board;
  setting: Setting;
  serverToday: Day;
  /** The legal sentence, for the panel of a showing. */
  legal: ReactNode;
}

export function ShowBoardIsland({ show, first, setting, serverToday, legal }: Props) {
  const t = useTranslations('showtimes');
  const locale = useLocale();
  const now = useNow();
  const [filters, setFilters] = useFilters();
  const openLocator = useLocator((locator) => locator.open);
  const [isCalendar, setCalendar] = useState(false);
  const [opened, setOpened] = useState<{ showing: Showing; venue: Venue } | null>(null);
  const { timeZone, programmeDay } = setting;
  const { today, board, day, isLoading, hasFailed, retry } = useBoard({
    ...{ show: show.slug, first, serverToday, timeZone, now, filters },
  });

  if (!board.place) return <State title={t('none.ever')} text={t('none.everText')} />;

  const picked = { versions: filters.versions ?? [], tags: filters.tags ?? [] };
  const all = isLoading ? [] : board.venues.flatMap(({ showings }) => showings);
  const shown = all.filter((showing) => isPicked(showing, picked));
  const offered = isLoading ? board.venues.flatMap(({ showings }) => showings) : all;
  const choose = (date: Day) => {
    setCalendar(false);
    setFilters({ ...filters, date: [date] });
  };
  const clear = () => setFilters({ ...filters, versions: [], tags: [] });

  return (
    <>
      <DayStrip
        {...{ today, dates: board.dates, programmeDay }}
        chosen={day}
        onChoose={choose}
        onCalendar={() => setCalendar(true)}
      />
      <div className={styles.wrap}>
        <div className={styles.tools}>
          <Picks
            groups={picksOf(board, offered, setting)}
            picked={picked}
            isClear={picked.versions.length + picked.tags.length === 0}
            onToggle={({ kind, slug }) => setFilters({ ...filters, [kind]: toggled(picked[kind], slug) })}
            onClear={clear}
            before={
              <FilterPick kind={t('filter.where')} on={false} opens="dialog" onClick={openLocator}>
                {board.place.name}
              </FilterPick>
            }
          />
        </div>
        <VisuallyHidden>
          <span role="status">{isLoading ? t('loading') : t('filter.count', { count: shown.length })}</span>
        </VisuallyHidden>
        {hasFailed ? (
          <State kind="error" title={t('failed.title')} text={t('failed.text')}>
            <Button onClick={retry}>{t('failed.retry')}</Button>
          </State>
        ) : (
          <>
            {!isLoading && (
              <BoardNotice {...{ board, day, today, now, setting, all, shown }} onDay={choose} onClear={clear} />
            )}
            <div className={styles.venues} aria-busy={isLoading || undefined}>
              {(isLoading || shown.length > 0 || all.length === 0) &&
                board.venues.map((venue) => (
                  <VenueSection
                    key={venue.slug}
                    {...{ venue, day, today, setting, now }}
                    showings={isLoading ? null : venue.showings.filter((showing) => isPicked(showing, picked))}
                    onDay={choose}
                    onDetails={(showing) => setOpened({ showing, venue })}
                  />
                ))}
            </div>
            <Legend showings={shown} day={day} setting={setting} />
          </>
        )}
      </div>
      <Suspense>
        {isCalendar && (
          <Calendar
            {...{ today, dates: board.dates, programmeDay, locale }}
            chosen={day}
            onChoose={choose}
            onClose={() => setCalendar(false)}
          />
        )}
        {opened && (
          <Details
            {...{ day, today, setting, now, legal }}
            showing={opened.showing}
            place={opened.venue.name}
            price={opened.venue.price}
            title={show.title}
            onClose={() => setOpened(null)}
          />
        )}
      </Suspense>
    </>
  );
}
