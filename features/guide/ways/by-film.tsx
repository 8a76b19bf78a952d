import { useLocale, useTranslations } from 'next-intl';
import { Suspense, startTransition, useMemo, useState } from 'react';
import { lazyPart } from '@/components/page/load-later/lazy-part';
import { Button } from '@/components/ui/button/button';
import { isOver } from '@/lib/domain/standing';
import { buildAxis, spanOf } from '@/lib/domain/timeline';
import { ticketsAttributes } from '@/lib/tracking/ticket-attributes';
import { focusBefore } from '@/lib/visitor/device/focus-before';
import { FilmRow } from '../line/film-row';
import styles from '../line/line.module.scss';
import { Timeline } from '../line/timeline';
import { FilmBars } from './film-bars';
import { pickLeft, type WayProps } from './left';
import { useSteps } from './use-steps';

const Handles = lazyPart(() => import('../line/handles').then((file) => file.Handles));

/** Titles drawn at a time. */
const atOnce = 24;

/** A row a title, the showings of all cinemas on one line of time. */
export function ByFilm({ left, windowed, place, day, now, facts, onOpen }: WayProps) {
  const t = useTranslations('guide');
  const words = useTranslations('showtimes');
  const locale = useLocale();
  const [shown, setShown] = useState(atOnce);
  const [past, setPast] = useState(false);
  const over = left.reduce((count, { standings }) => count + [...standings].filter(isOver).length, 0);
  const rows = left.map((each) => ({ film: each.group, ...pickLeft(each, { past }) }));
  // Within a window the line stays as long as the day: an end that was pulled in can be pulled out again.
  const spans = (windowed ?? rows).flatMap(({ showings }) => showings.map((showing) => spanOf(showing, day)));
  const axis = buildAxis(
    spans.filter(({ from }) => !windowed || past || from >= (now ?? 0)),
    past ? null : now,
  );
  const { from, to } = axis;
  const drawn = useSteps(Math.min(shown, rows.length));
  const context = useMemo(
    () => ({ day, axis: { from, to }, facts, cinemas: place.cinemas, speech: { t: words, locale } }),
    [day, from, to, facts, place, words, locale],
  );
  return (
    <>
      {over > 0 && (
        <button
          type="button"
          className={styles.past}
          aria-pressed={past}
          onClick={() => startTransition(() => setPast(!past))}
        >
          {words('past', { count: over })}
        </button>
      )}
      <Timeline
        axis={axis}
        now={now}
        handles={
          <Suspense>
            <Handles axis={axis} />
          </Suspense>
        }
      >
        {rows.slice(0, drawn).map(({ film, showings, standings }, index) => (
          <FilmRow key={film.slug} film={film} first={index === 0} attributes={ticketsAttributes({ film: film.title })}>
            <FilmBars {...{ film, showings, standings, context, onOpen }} isLine />
          </FilmRow>
        ))}
      </Timeline>
      {rows.length > shown && (
        <p className={styles.more}>
          <Button
            onClick={({ currentTarget }) => {
              if (rows.length <= shown + atOnce) focusBefore(currentTarget);
              startTransition(() => setShown(shown + atOnce));
            }}
          >
            {t('more')}
          </Button>
        </p>
      )}
    </>
  );
}
