import { formatWallClock } from '@/lib/domain/day';
import { buildSeen, listNews, type OpeningNews, parseSeen } from '@/lib/domain/seen-openings';
import { findJson, saveText } from '@/lib/visitor/device/storage';
import { readNow } from '@/lib/visitor/device/use-now';
import type { OpeningEntry } from '../list/entries';

const key = 'candela_openings';

/** What opens later, and what has opened of late. */
type Told = Record<'entries' | 'opened', readonly OpeningEntry[]>;

/** Whether this visitor has asked to be told what is new. */
export const isFollowed = (): boolean => (findJson('local', key, parseSeen) ?? null) !== null;

/** Keeps what this page tells, and says what is new since the visit before; null where nobody asked for it, or never before. */
export function follow(told: Told, timeZone: string): OpeningNews | null {
  saveText('local', key, JSON.stringify(buildVisit(told, timeZone)));
  return findNews(told, timeZone);
}

/** The same without keeping anything: two tabs that tell different things would go on correcting each other. */
export const findNews = (told: Told, timeZone: string): OpeningNews | null =>
  listNews(
    buildVisit(told, timeZone),
    told.opened.map(({ name }) => name),
  );

function buildVisit({ entries }: Told, timeZone: string) {
  const told = Object.fromEntries(entries.map(({ name, at }) => [name, at]));
  const day = formatWallClock(new Date(readNow()), timeZone).slice(0, 10);
  return buildSeen(findJson('local', key, parseSeen) ?? null, told, day);
}

export const unfollow = (): void => void saveText('local', key);

/** Calls back when another tab of this site has asked for it or taken it back; returns how to stop. */
export function followOtherTabs(listener: () => void): () => void {
  // Without a key all of the storage was emptied.
  const hear = (event: StorageEvent) => (event.key === key || event.key === null) && listener();
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
