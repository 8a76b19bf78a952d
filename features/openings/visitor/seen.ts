import { formatWallClock } from '@/lib/domain/day';
import { buildSeen, listNews, type OpeningNews, parseSeen } from '@/lib/domain/seen-openings';
import { findJson, saveText } from '@/lib/visitor/device/storage';
import type { OpeningEntry } from '../list/entries';

const key = 'candela_openings';

/** What opens later, and what has opened of late. */
type Told = Record<'entries' | 'opened', readonly OpeningEntry[]>;

/** Whether this visitor has asked to be told what is new. */
export const isFollowed = (): boolean => (findJson('local', key, parseSeen) ?? null) !== null;

/** Keeps what this page tells, and says what is new since the visit before; null where nobody asked for it, or never before. */
export function follow({ entries, opened }: Told, timeZone: string): OpeningNews | null {
  const told = Object.fromEntries(entries.map(({ name, at }) => [name, at]));
  const day = formatWallClock(new Date(), timeZone).slice(0, 10);
  const visit = buildSeen(findJson('local', key, parseSeen) ?? null, told, day);
  saveText('local', key, JSON.stringify(visit));
  return listNews(
    visit,
    opened.map(({ name }) => name),
  );
}

export const unfollow = (): void => void saveText('local', key);
