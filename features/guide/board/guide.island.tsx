'use client';
// The visitor's place, day, window and clock choose what is shown of the showings around them.
import { useLocale, useTranslations } from 'next-intl';
import { memo, type ReactNode, Suspense, startTransition, useCallback, useState } from 'react';
import { lazyPart } from '@/components/page/load-later/lazy-part';
import { Wrap } from '@/components/ui/layout/layout';
import { stripLength } from '@/components/views/days/day.logic';
import { DayStrip } from '@/components/views/days/day-strip';
import type { ShowtimeFacts } from '@/components/views/showtime-name/name.logic';
import { useAtClock } from '@/components/views/showtime-name/use-standings';
import { areOver, cinemaDayOf, type Day, listDays } from '@/lib/domain/day';
import type { PlaceOffer } from '@/lib/domain/place-offer';
import type { Filters } from '@/lib/routing/filters';
import { useFilters } from '@/lib/routing/use-filters';
import { useAfterPaint } from '@/lib/visitor/device/use-after-paint';
import { useGuide } from '../asking/use-guide';
import { Tools } from '../choosing/tools';
import { GuideHead } from '../place/guide-head';
import type { GuidePlace } from '../place/place.logic';
import { Board } from './board';
import type { FirstBoard } from './first-board';
import { OtherCinemas, PastDay } from './later-notes';

const Calendar = lazyPart(() => import('@/components/views/days/calendar').then(({ Calendar }) => Calendar));
const SteadyBoard = memo(Board);

export interface Props {
  page: GuidePlace;
  /** What the page shows to everyone; null where its cinemas have not answered. */
  first: FirstBoard | null;
  /** Its rows. */
  rows: ReactNode;
  /** What its cinemas offer on all of their days. */
  offered: PlaceOffer;
  facts: ShowtimeFacts;
  /** What the pass of the site is called; null where it has none. */
  pass: string | null;
  /** The field for who comes with a child. */
  family: ReactNode;
  compare?: ReactNode;
}

export function GuideIsland({ page, first, rows, offered, facts, pass, family, compare }: Props) {
  const locale = useLocale();
  const t = useTranslations('guide');
  const [filters, setFilters] = useFilters();
  const [isCalendar, setCalendar] = useState(false);
  const today = useAtClock(facts, cinemaDayOf);
  const dayOf = ({ date: dates }: Filters) => dates?.find((date) => date >= today) ?? today;
  // A press is answered at once, and the hundreds of showings follow in their own time.
  const late = useAfterPaint(filters);
  const pressed = dayOf(filters);
  const day = dayOf(late);
  const guide = useGuide({ page, offered, day, filters: late });
  const { mode, place, offer, films, isLoading } = guide;
  const dates = offer.dates.length ? offer.dates : listDays(today, stripLength);
  const choose = useCallback(
    (date: Day) => {
      setCalendar(false);
      setFilters({ ...filters, date: [date] });
    },
    [filters, setFilters],
  );
  const name = place.name || (mode === 'favorite' ? t('favourites') : mode === 'position' ? t('around') : '');

  return (
    <>
      <GuideHead name={name || place.cinemas.map(({ short }) => short).join(', ')} short={place.short} />
      <DayStrip
        {...{ today, dates }}
        programmeDay={facts.programmeDay}
        length={stripLength}
        chosen={pressed}
        onChoose={choose}
        onCalendar={() => startTransition(() => setCalendar(true))}
      />
      <Wrap>
        <Tools {...{ filters, setFilters, facts, pass, family, compare }} {...{ offer, films, isLoading, offered }} />
        <Suspense>{areOver(filters.date, today) && <PastDay days={filters.date} />}</Suspense>
        <SteadyBoard {...guide} {...{ day, today, first, rows, facts, name }} filters={late} setFilters={setFilters} />
        <Suspense>{place.others.length > 0 && <OtherCinemas place={place} />}</Suspense>
      </Wrap>
      <Suspense>
        {isCalendar && (
          <Calendar
            {...{ today, dates, locale }}
            programmeDay={facts.programmeDay}
            chosen={pressed}
            onChoose={choose}
            onClose={() => setCalendar(false)}
          />
        )}
      </Suspense>
    </>
  );
}
