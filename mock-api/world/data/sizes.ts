import type { SiteId } from '@/lib/sites/sites';

export type Size = { films: number; nights: number };

/** How many titles of the shared pool a site shows; its cinemas are those of `cinemas.ts`. */
export const sizes: Readonly<Record<SiteId, Size>> = {
  fr: { films: 60, nights: 20 },
  ch: { films: 60, nights: 20 },
  be: { films: 60, nights: 20 },
  tn: { films: 60, nights: 20 },
  sn: { films: 60, nights: 20 },
  nl: { films: 60, nights: 20 },
  ci: { films: 60, nights: 20 },
  ma: { films: 60, nights: 20 },
};
