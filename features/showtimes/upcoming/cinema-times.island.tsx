'use client';
// Which showings come next is for the visitor's clock to say, and of which cinemas for their place; the page comes first.
import { loadLater } from '@/components/page/load-later/load-later.island';

export const CinemaTimesIsland = loadLater(() => import('./row-times').then((file) => file.RowTimes));
