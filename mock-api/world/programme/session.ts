import type { Special } from '../data/releases';
import type { Title } from '../titles';

/** One showing, the single source of every answer that speaks of it. */
export type Session = {
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

export const ADVERTS = 20;
/** Minutes a showing keeps its hall, adverts included and cleaning not. */
export const lengthOf = (title: Title): number => title.film.runtime + ADVERTS;
export const endOf = (session: Session): number => session.start + lengthOf(session.title);
