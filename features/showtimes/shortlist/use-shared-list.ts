import { useEffect, useSyncExternalStore } from 'react';
import type { Day } from '@/lib/domain/day';
import { parseSavedList, writeList } from '@/lib/domain/shortlist';
import { parseSharedList, type SharedList, writeSharedList } from '@/lib/domain/shortlist-link';
import { saveShortlist } from '@/lib/visitor/device/save-shortlist';
import { useShortlist } from '@/lib/visitor/device/saved-shortlist';

const written = 'candela:list';

function subscribe(listener: () => void): () => void {
  for (const event of [written, 'hashchange', 'popstate']) addEventListener(event, listener);
  return () => {
    for (const event of [written, 'hashchange', 'popstate']) removeEventListener(event, listener);
  };
}

/** No step of the history: Back leads to where the list was made. */
function writeFragment(text: string): void {
  history.replaceState(null, '', `${location.pathname}${location.search}${text && `#${text}`}`);
  dispatchEvent(new Event(written));
}

const nothing = { unreadable: 0, repeated: 0, surplus: 0, votes: 0 };

/** The list of the address, else the one that this device holds; null until the browser has looked. */
export function useSharedList(site: string, today: Day) {
  const fragment = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => null,
  );
  const kept = parseSavedList(useShortlist(), today);
  const read = fragment === null ? null : parseSharedList(fragment);
  const own: SharedList = { site, listed: kept, votes: [], lost: nothing };
  const isBare = fragment === '';
  const ownText = kept.length > 0 ? writeSharedList(own) : '';
  useEffect(() => {
    if (isBare && ownText) writeFragment(ownText);
  }, [isBare, ownText]);
  const shared = fragment === null ? null : (read ?? own);
  const sessions = shared?.listed.map(({ bookingId }) => bookingId).sort();
  return {
    shared,
    isUnreadable: Boolean(fragment) && !read,
    /** What the device holds is what the address says: only then it may be made shorter. */
    isOwn:
      kept.length > 0 &&
      kept
        .map(({ bookingId }) => bookingId)
        .sort()
        .join() === sessions?.join(),
    write: (next: Omit<SharedList, 'lost'>) => writeFragment(next.listed.length ? writeSharedList(next) : ''),
    shorten: (next: SharedList) => {
      saveShortlist(writeList(next.listed));
      writeFragment(next.listed.length ? writeSharedList(next) : '');
    },
  };
}
