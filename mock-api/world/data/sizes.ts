import type { SiteId } from '@/lib/sites/sites';

export type Size = {
  /** Titles of the shared pool a site shows, as far as the pool goes. */
  titles: number;
  /** Films on the bill this week. */
  playing: number;
};

/** The cinemas of a site are those of `countries/`. */
export const sizes: Readonly<Record<SiteId, Size>> = {
  fr: { titles: 240, playing: 46 },
  nl: { titles: 220, playing: 44 },
  be: { titles: 205, playing: 42 },
  ch: { titles: 195, playing: 40 },
  ma: { titles: 170, playing: 34 },
  tn: { titles: 165, playing: 32 },
  sn: { titles: 155, playing: 26 },
  ci: { titles: 150, playing: 26 },
};
