import { useTranslations } from 'next-intl';
import { type ReactNode, Suspense, useCallback, useEffect, useLayoutEffect } from 'react';
import { lazyPart } from '@/components/page/load-later/lazy-part';
import { openShowing } from '@/components/views/showing-panel/opened-showing.store';
import type { ShowtimeFacts } from '@/components/views/showtime-name/name.logic';
import { useAtClock, useStandings } from '@/components/views/showtime-name/use-standings';
import type { Day } from '@/lib/domain/day';
import { findImpossible } from '@/lib/domain/evening';
import { minuteOfDay } from '@/lib/domain/minute-of-day';
import { narrowFilms } from '@/lib/domain/narrow-films';
import { splitByStanding } from '@/lib/domain/standing';
import type { Filters } from '@/lib/routing/filters';
import { useShown } from '@/lib/visitor/device/use-shown';
import type { useGuide } from '../asking/use-guide';
import { useFamily } from '../family/use-family';
import { ByCinema, ByFilm, ByTime, fetchByFilm } from '../ways/later-ways';
import type { OpenShowing } from '../ways/left';
import styles from './board.module.scss';
import type { FirstBoard } from './first-board';
import { FilmsFrom, NothingLeft, Silent } from './later-notes';
import { useRoom } from './use-room';

interface Props extends ReturnType<typeof useGuide> {
  day: Day;
  today: Day;
  first: FirstBoard | null;
  /** As the page holds them. */
  rows: ReactNode;
  facts: ShowtimeFacts;
  filters: Filters;
  setFilters: (filters: Filters) => void;
}

const Share = lazyPart(() => import('./share-board').then((file) => file.ShareBoard));

/** The other ways than by film. */
const views: Readonly<Record<string, typeof ByTime>> = { time: ByTime, cinema: ByCinema };

/** What is left of the day in the way it is asked for; until it has come, what the page holds where that is the same. */
export function Board({ place, films, day, today, first, rows, facts, filters, setFilters, ...guide }: Props) {
  const t = useTranslations('guide');
  const words = useTranslations('showtimes');
  const impossible = findImpossible(filters);
  const [way = ''] = filters.way ?? [];
  const { family: narrowed, isWaiting } = useFamily(narrowFilms(films, filters, day), {
    offer: guide.offer,
    films: guide.isLoading ? null : films,
    filters,
    place,
  });
  const isLoading = guide.isLoading || isWaiting;
  const standings = useStandings(
    narrowed.flatMap(({ showings }) => showings),
    facts,
  );
  const minute = Number(useAtClock(facts, ({ wall }) => String(minuteOfDay(wall, today))));
  const now = day === today ? minute : null;
  const isAsInPage = first !== null && place.key === first.key && day === first.day && !way;
  const { prices } = guide;
  const onOpen: OpenShowing = useCallback(
    (slug, showing) => {
      const film = films.find((one) => one.slug === slug);
      const cinema = showing && place.cinemas[showing.at];
      if (film && cinema)
        openShowing({ showing, show: film, place: cinema, rating: film.rating, prices: prices[showing.at] });
    },
    [films, place, prices],
  );
  useShown(!guide.isLoading && !guide.isSought);
  const [frame, release] = useRoom();
  useEffect(fetchByFilm, []);
  const summary = (showings: number) => t('summary', { cinemas: place.cinemas.length, showings });
  const silent = (
    <Suspense>{guide.failed.length > 0 && <Silent cinemas={guide.failed} onRetry={guide.retry} />}</Suspense>
  );
  const isMute = guide.failed.length > 0 && guide.failed.length === place.cinemas.length;
  // Where nobody answers, the page still holds what it was made of.
  if (isAsInPage && films.length === 0 && (guide.isLoading || isMute))
    return (
      <div ref={frame} className={styles.settling}>
        <p className={styles.summary}>{summary(first.showings)}</p>
        {silent}
        {rows}
      </div>
    );
  // Drawn by the server as well, which has no address to share.
  if (first === null && films.length === 0 && guide.isLoading)
    return (
      <div ref={frame} className={styles.settling} aria-busy>
        <p className={styles.summary} role="status">
          {t('loading')}
        </p>
        {silent}
      </div>
    );
  const left = splitByStanding(narrowed, standings).filter(({ rank }) => rank < 2);
  const count = standings.replace(/[^012]/g, '').length;
  const windowed = filters.after?.length || filters.before?.length ? films : null;
  const View = views[way] ?? ByFilm;
  const isNarrowed = narrowed !== films && films.length > 0;
  const why = impossible ? 'impossible' : !isNarrowed ? 'none' : narrowed.length ? 'over' : 'noneFiltered';
  return (
    <div ref={frame} className={styles.settling} aria-busy={isLoading}>
      <div className={styles.head}>
        <p className={styles.summary} role="status">
          {isLoading ? t('loading') : isMute ? words('failed.title') : summary(count)}
          <Suspense>{filters.after?.length && <FilmsFrom {...{ left, day }} />}</Suspense>
          {place.others.length > 0 && `\u00a0· ${t('limit', { shown: place.cinemas.length })}`}
        </p>
        <Suspense>
          <Share {...{ filters, day }} place={place.key} />
        </Suspense>
      </div>
      {silent}
      {left.length > 0 ? (
        <Suspense fallback={isAsInPage ? rows : <p className={styles.summary}>{t('loading')}</p>}>
          <View
            {...{ left, windowed, place, day, now, facts, onOpen, ways: guide.ways }}
            key={`${way} ${day} ${place.key}`}
          />
          <Drawn onDrawn={release} />
        </Suspense>
      ) : (
        <Suspense>
          {!isLoading && !isMute && (
            <NothingLeft {...{ day, today, why, impossible, filters, setFilters }} dates={guide.offer.dates} />
          )}
          {!isLoading && <Drawn onDrawn={release} />}
        </Suspense>
      )}
    </div>
  );
}

/** Says when what stands beside it is drawn: its code may be on its way. */
function Drawn({ onDrawn }: { onDrawn: () => void }) {
  useLayoutEffect(onDrawn, [onDrawn]);
  return null;
}
