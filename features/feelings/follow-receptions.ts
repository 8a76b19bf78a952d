import { followFirst } from '@/lib/visitor/device/follow-first';

/** Says how many liked a film on cards that have a place for it. */
export const followReceptions = (): void =>
  followFirst('article [data-mark="film"]', async () => (await import('./reception/paint-receptions')).paintReceptions);
