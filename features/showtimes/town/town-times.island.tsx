'use client';
// What is wanted of an evening stands in the address, and what comes next is for the clock to say; the page comes first.
import { loadLater } from '@/components/page/load-later/load-later.island';
import { Room } from './room';

export const TownTimesIsland = loadLater(
  () => import('./town-times').then((file) => file.TownTimes),
  () => <Room />,
);
