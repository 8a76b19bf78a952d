import { useLocale, useTranslations } from 'next-intl';
import { lazy, Suspense, startTransition, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import type { GuideFilm } from '@/lib/domain/guide';
import { isOver } from '@/lib/domain/standing';
import { buildAxis, spanOf } from '@/lib/domain/timeline';
import { ticketsAttributes } from '@/lib/tracking/ticket-attributes';
import { buildBars } from '../bars/bar.logic';
import { Bars } from '../bars/bars';
import { FilmRow } from '../line/film-row';
import styles from '../line/line.module.scss';
import { Timeline } from '../line/timeline';
import { pickLeft, type WayProps } from './left';

const Handles = lazy(() => import('../line/handles').then((file) => ({ default: file.Handles })));

/** Titles drawn at a time. */
const atOnce = 24;

type RowProps = ReturnType<typeof pickLeft> &
  Pick<WayProps, 'onOpen'> & { film: GuideFilm; context: Parameters<typeof buildBars>[2] };

/** Each by itself, so that a press need not wait until all of them are drawn. */
const Row = ({ film, showings, standings, context, onOpen }: RowProps) => (
  <Bars
    bars={buildBars(showings, standings, context)}
    label={film.title}
    isLine
    onOpen={(index) => onOpen(film.slug, showings[index])}
  />
);

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
  const context = { day, axis, facts, cinemas: place.cinemas, speech: { t: words, locale } };
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
        {rows.slice(0, shown).map(({ film, showings, standings }, index) => (
          <FilmRow key={film.slug} film={film} first={index === 0} attributes={ticketsAttributes({ film: film.title })}>
            <Row {...{ film, showings, standings, context, onOpen }} />
          </FilmRow>
        ))}
      </Timeline>
      {rows.length > shown && (
        <p className={styles.more}>
          <Button onClick={() => startTransition(() => setShown(shown + atOnce))}>{t('more')}</Button>
        </p>
      )}
    </>
  );
}
