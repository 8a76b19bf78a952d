import { showtimesAt, showtimesOn } from '@/lib/api/endpoints/shows';
import { read } from '@/lib/api/read';
import type { Day } from '@/lib/domain/day';
import { type FeedCell, mostInFeed } from '@/lib/domain/feed';
import type { Showtime } from '@/lib/domain/showtime';
import { mapBounded } from '@/lib/process/map-bounded';
import type { Locale } from '@/lib/sites/locales';

/** Titles asked for at a time. */
const atOnce = 6;

/** What a title plays on a day in a cinema. */
export type PlayedCell = { show: string; cinema: string; day: Day; showtime: Showtime };

/** The showings of a cinema, or of all, in some cells, day by day, and no day after those that fill a feed. */
export async function readCells(
  locale: Locale,
  cells: readonly FeedCell[],
  cinema: string | null,
  isWanted: (showtime: Showtime) => boolean,
): Promise<{ played: PlayedCell[]; isWhole: boolean }> {
  const played: PlayedCell[] = [];
  let isWhole = true;
  for (const own of Map.groupBy(cells, ({ day }) => day).values()) {
    if (played.length > mostInFeed) {
      isWhole = false;
      break;
    }
    const answers = await mapBounded(own, atOnce, (cell) => readCell(locale, cell, cinema));
    played.push(...answers.flat().filter(({ showtime }) => isWanted(showtime)));
  }
  return { played: played.toSorted((a, b) => (a.showtime.time < b.showtime.time ? -1 : 1)), isWhole };
}

async function readCell(locale: Locale, { show, day }: FeedCell, cinema: string | null): Promise<PlayedCell[]> {
  const found = cinema
    ? { [cinema]: await read(locale, showtimesAt, { slug: show, cinema, date: day }) }
    : await read(locale, showtimesOn, { slug: show, date: day });
  return Object.entries(found).flatMap(([slug, showtimes]) =>
    showtimes.map((showtime) => ({ show, cinema: slug, day, showtime })),
  );
}
