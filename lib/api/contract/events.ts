import type { Img2, Img3, WireMap } from './shared';

/** Prices in minor units; `description` is HTML. */
export type EventItem = {
  slug: string;
  title: string;
  type: 'season' | 'special' | 'branded';
  subtitle: string | null;
  description: string | null;
  backdrop: Img3 | null;
  poster: Img2 | null;
  price: number | null;
  initialPrice: number | null;
  active: boolean;
  prices: { label: string; price: number }[];
  redirectSlug: string | null;
};

export type WireEvent = EventItem & {
  /** By date. */
  schedule: WireMap<{ live: boolean; bookable: boolean; order: number; showSlug: string }[]>;
};

/** Slugs of titles: of an event, a format, a pass. */
export type WireShowSlugs = { shows: string[] };
