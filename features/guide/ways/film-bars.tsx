import { memo } from 'react';
import type { GuideFilm, GuideShowing } from '@/lib/domain/guide';
import type { Standing } from '@/lib/domain/standing';
import { type Bar, type BarContext, buildBars } from '../bars/bar.logic';
import { Bars } from '../bars/bars';
import type { OpenShowing } from './left';

interface Props {
  film: GuideFilm;
  /** Those of it that are shown, and how they stand. */
  showings: readonly GuideShowing[];
  standings: Standing;
  /** The same object as long as it says the same. */
  context: BarContext;
  /** Of all cinemas on one line of time; else of one cinema, under its name. */
  isLine?: boolean;
  onOpen: OpenShowing;
}

/** What all of them share stands above the times, and is heard with each. */
const withoutCinema = (bar: Bar): Bar => ({ ...bar, cinema: '' });

/** The showings of a title, worked out and drawn each title by itself, and only where a press changes some of them. */
export const FilmBars = memo(
  ({ film, showings, standings, context, isLine = false, onOpen }: Props) => {
    const bars = buildBars(showings, standings, context);
    return (
      <Bars
        bars={isLine ? bars : bars.map(withoutCinema)}
        label={film.title}
        isLine={isLine}
        onOpen={(index) => onOpen(film.slug, showings[index])}
      />
    );
  },
  (before, now) =>
    before.standings === now.standings &&
    before.context === now.context &&
    before.onOpen === now.onOpen &&
    before.film.slug === now.film.slug &&
    now.showings.every((showing, index) => showing === before.showings[index]),
);
