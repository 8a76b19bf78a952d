import type { Special } from './data/releases';
import type { Title } from './titles';

/** One showing, the single source of every answer that speaks of it. */
export type Screening = {
  title: Title;
  /** The cinema day: a showing at 00:30 belongs to the evening before. */
  date: string;
  /** Minutes after midnight of the cinema day; 1440 and more is after midnight. */
  start: number;
  hall: number;
  /** Place in the day of the hall, for its number. */
  turn: number;
  version: string;
  tags: readonly string[];
  details: Special['details'] | null;
};

/** Showings by date. */
export type Dates = ReadonlyMap<string, readonly Screening[]>;
/** A cinema's showings by title. */
export type Repertoire = ReadonlyMap<Title, Dates>;

const lists = new Map<string, readonly string[]>();
/** One list in memory for all showings that say the same. */
export function sharedTags(tags: readonly string[]): readonly string[] {
  const key = tags.join('|');
  const known = lists.get(key) ?? tags;
  lists.set(key, known);
  return known;
}

export const ADVERTS = 20;
/** Minutes between two films in a hall. */
export const CLEANING = 15;
/** Minutes of a break, which the end time on the wire does not know of. */
export const BREAK = 15;
/** Minutes from the first advert to the end of a film, without a break. */
export const lengthOf = (title: Title): number => title.film.runtime + ADVERTS;
export const endOf = ({ start, title }: Pick<Screening, 'start' | 'title'>): number => start + lengthOf(title);
/** When the hall can take the next showing: after the break and the cleaning. */
export const freeAgain = (screening: Pick<Screening, 'start' | 'title' | 'tags'>): number =>
  endOf(screening) + (screening.tags.includes('PAUSE') ? BREAK : 0) + CLEANING;
