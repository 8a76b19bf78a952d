'use client';
// The visitor's day, place and filters choose what is shown, and the visitor's clock what can still be booked.
import { useLocale, useTranslations } from 'next-intl';
import { type CSSProperties, type ReactNode, Suspense, useState } from 'react';
import { KeptHtml } from '@/components/page/unsettled/kept-html';
import { Button } from '@/components/ui/button/button';
import { FilterPick } from '@/components/ui/filter-pick/filter-pick';
import { StateMessage } from '@/components/ui/state-message/state-message';
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden';
import { findAfter, stripLength } from '@/components/views/days/day.logic';
import { DayStrip } from '@/components/views/days/day-strip';
import type { ShowtimeFacts } from '@/components/views/showtime-name/name.logic';
import { useStandings } from '@/components/views/showtime-name/use-standings';
import { areOver } from '@/lib/domain/day';
import { fitsEvening } from '@/lib/domain/evening';
import type { Showing } from '@/lib/domain/showing';
import { byRank, countLeft, hasFewToBook, rankOf, type Standing, splitByStanding } from '@/lib/domain/standing';
import { kidsTag } from '@/lib/routing/filters';
import { openLocator } from '@/lib/visitor/place/locator.store';
import { listAsked, pickAsked } from '../choosing/asked-days';
import { Picks } from '../choosing/picks';
import { isPicked, listPicks } from '../choosing/picks.logic';
import { useChoices, useToday } from '../choosing/use-choices';
import { DayNotice } from '../days/day-notice';
import { Calendar, Details, Elsewhere, PastDay } from '../details/overlays';
import type { Board, Venue } from './board.logic';
import { IdleVenues } from './idle-venues';
import { NextDay } from './next-day';
import styles from './show-board.module.scss';
import { useBoard } from './use-board';
import { VenueSection } from './venue';

export interface Props {
  show: { slug: string; title: string; minutes: number | null };
  /** What the server shows to everyone; null where that failed, then the browser asks. */
  first: Board | null;
  facts: ShowtimeFacts;
  /** The legal sentence, for the panel of a showing. */
  legal: ReactNode;
  /** What the marks on its showings mean, whatever the day and the place. */
  legend: ReactNode;
  compare?: ReactNode;
}

type Opened = { showing: Showing; venue: Venue };

export function ShowBoardIsland({ show, first, facts, legal, legend, compare }: Props) {
  const t = useTranslations('showtimes');
  const locale = useLocale();
  const { filters, setFilters, picked, isClear, late, choose, clear, toggle, ...calendar } = useChoices(facts, kidsTag);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { programmeDay } = facts;
  const today = useToday(facts);
  const { board, ordered, urlOn, mode, ways, day, isLoading, isKept, isElsewhere, hasFailed, retry } = useBoard({
    ...{ show: show.slug, first, today, ...late, setFilters },
  });
  const pressed = pickAsked(listAsked(filters.date, today), day);

  // Around a position and the favourites have no name that the server could know.
  const placeName = board.place?.name || (mode === 'position' || mode === 'favorite' ? t(`filter.mode.${mode}`) : '');
  const all = board.venues.flatMap(({ showings }) => showings);
  const everyOne = useStandings(all, facts);
  const fits = fitsEvening(late.picked, day);
  const standings = all
    .map((showing, index) => (isPicked(showing, late.picked) && fits(showing) ? everyOne[index] : '-'))
    .join('');
  const isAny = /\d/.test(standings);
  const split = splitByStanding(board.venues, standings).sort(byRank);
  const nextDay = !isLoading && day === today && late.isClear && hasFewToBook(standings) && findAfter(board.dates, day);
  const next = nextDay && (
    <NextDay day={nextDay} url={urlOn(nextDay)} {...{ today, facts, ordered }} onDay={choose} onDetails={setOpened} />
  );
  /** The place plays nothing of it, and others are shown. */
  const isAway = board.place?.isAsked === false && !isLoading;
  const plays = (own: Standing) => isLoading || /\d/.test(own);
  const playing = split.filter(({ standings: own }) => plays(own));
  const idle = split.filter(({ standings: own }) => !plays(own)).map(({ group }) => group);

  if (!board.place && !isLoading && !hasFailed)
    return (
      <div className={styles.never}>
        <StateMessage title={t('none.ever')} text={t('none.everText')} />
      </div>
    );

  return (
    <>
      <DayStrip
        {...{ today, dates: board.dates, programmeDay }}
        length={stripLength}
        chosen={pressed}
        onChoose={choose}
        onCalendar={calendar.openCalendar}
      />
      <div className={styles.shown}>
        <div className={styles.tools}>
          <Picks
            {...(!facts.hasNoFilters && listPicks(board, all, facts))}
            {...{ picked, isClear, compare }}
            onToggle={toggle}
            onClear={clear}
            own={facts.hasNoFilters ? null : { filters, setFilters, versions: facts.versions, offered: board.versions }}
            before={
              <FilterPick kind={t('filter.where')} on={false} opens="dialog" onClick={openLocator}>
                {placeName || t('filter.chooseCinema')}
              </FilterPick>
            }
          />
        </div>
        <VisuallyHidden>
          <span role="status">{isLoading ? t('loading') : t('filter.count', { count: countLeft(standings) })}</span>
        </VisuallyHidden>
        {hasFailed ? (
          <StateMessage kind="error" title={t('failed.title')} text={t('failed.text')}>
            <Button onClick={retry}>{t('failed.retry')}</Button>
          </StateMessage>
        ) : (
          <>
            {isAway && (
              <p className={styles.elsewhere}>
                {board.place?.name ? t('none.here', { place: board.place.name }) : t('none.theseCinemas')}
              </p>
            )}
            <Suspense>{areOver(late.filters.date, today) && <PastDay days={late.filters.date} />}</Suspense>
            {!isLoading && (
              <DayNotice
                {...{ day, today, standings }}
                evening={late.picked}
                dates={nextDay ? [] : board.dates}
                onDay={choose}
                onClear={clear}
              />
            )}
            {rankOf(standings) > 0 && next}
            {isKept ? (
              <KeptHtml className={styles.venues} />
            ) : (
              <div
                className={styles.venues}
                style={{ '--count': board.venues.length } as CSSProperties}
                aria-busy={isLoading}
                data-elsewhere={isElsewhere || undefined}
              >
                {playing.map(({ group: venue, standings: own }) => (
                  <VenueSection
                    key={venue.slug}
                    {...{ venue, isLoading, facts }}
                    standings={own}
                    way={venue.kilometres ?? ways?.[venue.slug]}
                    onDetails={setOpened}
                  />
                ))}
              </div>
            )}
            {idle.length > 0 && (isAny || !standings) && (
              <IdleVenues venues={idle} {...{ day, today }} onDay={choose} />
            )}
            {rankOf(standings) === 0 && next}
            <Suspense>
              {isAway && <Elsewhere {...{ show, board, urlOn, day, today, facts }} versions={late.picked.versions} />}
            </Suspense>
            {!isLoading && isAny && legend}
          </>
        )}
      </div>
      <Suspense>
        {calendar.isCalendar && (
          <Calendar
            {...{ today, dates: board.dates, programmeDay, locale }}
            chosen={day}
            onChoose={choose}
            onClose={calendar.closeCalendar}
          />
        )}
        {opened && (
          <Details
            {...{ show, today, facts, legal }}
            showing={opened.showing}
            place={opened.venue}
            prices={opened.venue.prices}
            onClose={() => setOpened(null)}
          />
        )}
      </Suspense>
    </>
  );
}
