'use client';
// The cinema is the visitor's own, and so is the clock that says what comes next; its room is there before it is known.
import { loadLater } from '@/components/page/load-later/load-later.island';
import { OwnVenueFrame } from './own-venue-frame';

export const OwnVenueIsland = loadLater(() => import('./own-venue').then((file) => file.OwnVenue), OwnVenueFrame);
