import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { cinemaDay } from '@/lib/domain/day';
import { mostListed, parseSavedList, toggleListed, writeList } from '@/lib/domain/shortlist';
import { locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import { saveShortlist } from '@/lib/visitor/device/save-shortlist';
import { readShortlist, useShortlist, useTicking } from '@/lib/visitor/device/saved-shortlist';
import { readNow, useAtNow } from '@/lib/visitor/device/use-now';
import { tickChips } from './tick-chips';

/** What is ticked, and whether there was room for what was ticked last; while it is wanted chips are ticked instead of followed. */
export function useTicks() {
  const { site } = locales[useLocale()];
  const isTicking = useTicking();
  const [isFull, setFull] = useState(false);
  const { timeZone } = siteFacts(site);
  const today = useAtNow((now) => cinemaDay(now ?? new Date(readNow()), timeZone));
  const listed = parseSavedList(useShortlist(), today);
  useEffect(() => {
    if (!isTicking) return;
    // Read anew at each press: another tab may have ticked meanwhile.
    const read = () => parseSavedList(readShortlist(), today);
    return tickChips(read, (one) => {
      const next = toggleListed(read(), one);
      setFull(next === null);
      if (next) saveShortlist(writeList(next));
    });
  }, [isTicking, today]);
  // Another tab, or the end of a showing, may have made room since.
  return { listed, isFull: isFull && listed.length === mostListed, isTicking };
}
