'use client';
// Sends less: the titles of a list are one prop, so that each is named once in the flight data and its markup stands in the HTML alone.
import type { ComponentType } from 'react';
import type { ListName } from '../filters/page-items';
import styles from './calendar.module.scss';
import { DatedRow } from './dated-row.lean';
import { GridCard } from './grid-card.lean';
import type { RowWords } from './row-words';
import grid from './shows.module.scss';
import { type Looks, readTitle, type SentTitle } from './titles.logic';

/** How the titles of a list are drawn. */
export const looks = {
  dated: { drawn: styles.rows, Title: DatedRow },
  upcoming: { drawn: styles.rows, Title: DatedRow },
  grid: { drawn: grid.grid, Title: GridCard },
  kids: { drawn: grid.grid, Title: GridCard },
} as const;

/** A list's own titles are all that it is given. */
export type Look = { drawn: string; Title: ComponentType<Looks[ListName] & { words: RowWords }> };

interface Props<List extends ListName> {
  list: List;
  words: RowWords;
  titles: readonly SentTitle<List>[];
}

export function TitleList<List extends ListName>({ list, words, titles }: Props<List>) {
  const { drawn, Title } = looks[list] as Look;
  return (
    <ul className={drawn}>
      {titles.map(readTitle).map((title) => (
        <li
          key={title.slug}
          data-in={title.lists}
          data-show={title.slug}
          data-genres={title.genres}
          data-age={title.age}
        >
          <Title {...title} words={words} />
        </li>
      ))}
    </ul>
  );
}
