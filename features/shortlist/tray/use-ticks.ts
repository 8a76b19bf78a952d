import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { cinemaDay } from '@/lib/domain/day';
import { parseKeptList, toggleListed, writeList } from '@/lib/domain/shortlist';
import { locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import { keepShortlist, readShortlist, useShortlist, useTicking } from '@/lib/visitor/device/kept-shortlist';
import { tickChips } from './tick-chips';

/** What is ticked, and whether there was room for what was ticked last; while it is wanted chips are ticked instead of followed. */
export function useTicks() {
  const { site } = locales[useLocale()];
  const isTicking = useTicking();
  const [isFull, setFull] = useState(false);
  const today = cinemaDay(new Date(), siteFacts(site).timeZone);
  const listed = parseKeptList(useShortlist(), today);
  useEffect(() => {
    if (!isTicking) return;
    // Read anew at each press: another tab may have ticked meanwhile.
    const read = () => parseKeptList(readShortlist(), today);
    return tickChips(read, (one) => {
      const next = toggleListed(read(), one);
      setFull(next === null);
      if (next) keepShortlist(writeList(next));
    });
  }, [isTicking, today]);
  return { listed, isFull, isTicking };
}
