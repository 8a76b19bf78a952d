import type { Genre } from '../../artwork/film';
import type { SchoolOut } from '../data/hours';
import type { Title } from '../titles';

/** Children's films begin until a quarter to six. */
const BEDTIME = 1065;
const NOON = 780;
/** School is out for the day. */
const HOMETIME = 930;
const LATE = 1320;
const NIGHT = 1380;

/** What people stay up for. */
const dark: ReadonlySet<Genre> = new Set(['horror', 'thriller', 'crime', 'sci-fi', 'anime', 'adventure', 'fantasy']);

function suitsChildren(start: number, out: SchoolOut): number {
  if (start > BEDTIME) return 0;
  if (out === 'day') return 1.5;
  if (out === 'afternoon') return start < NOON ? 0 : 1.5;
  return start < HOMETIME ? 0 : 0.45;
}

/** How well a film goes with an hour, in minutes after midnight: children in the afternoon, fright in the evening; 0 = never. */
export function suits({ isKids, film, heat }: Title, start: number, out: SchoolOut): number {
  if (isKids) return suitsChildren(start, out);
  if (start >= LATE && !dark.has(film.genre)) return start < NIGHT && heat >= 3 && film.age >= 6 ? 0.3 : 0;
  if (start >= NIGHT) return film.runtime > 125 || film.age < 12 || heat < 3 ? 0 : 1.2;
  if (film.age >= 16) return start < NOON ? 0 : start < 960 ? 0.4 : start > 1170 ? 1.4 : 0.8;
  return start < 720 && out !== 'day' ? 0.8 : 1;
}
