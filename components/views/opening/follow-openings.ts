import { followFirst } from '@/lib/visitor/device/follow-first';

/** Counts down on cards whose booking opens within a day or so. */
export const followOpenings = (): void =>
  followFirst('time[data-opens]', async () => (await import('./paint-openings')).paintOpenings);
