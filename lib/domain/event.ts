import type { SafeHtml } from './safe-html';
import type { Backdrop, Poster } from './show';

export const eventKinds = ['season', 'special', 'branded'] as const;
export type EventKind = (typeof eventKinds)[number];

/** A season, special or branded event. Prices in minor units. */
export type EventSummary = {
  slug: string;
  title: string;
  kind: EventKind;
  subtitle: string | null;
  html: SafeHtml | null;
  backdrop: Backdrop | null;
  poster: Poster | null;
  amount: number | null;
  /** Only when higher than `amount`. */
  initial: number | null;
  isActive: boolean;
  prices: readonly { label: string; amount: number }[];
  redirectSlug: string | null;
};

/** On, and under its own address. */
export const isCurrent = ({ isActive, redirectSlug }: Pick<EventSummary, 'isActive' | 'redirectSlug'>): boolean =>
  isActive && !redirectSlug;

export type Scheduled = { showSlug: string; isLive: boolean; bookable: boolean };

/** `schedule` by day `YYYY-MM-DD`, days and titles in their order; empty for a season without one. */
export type EventDetails = EventSummary & { schedule: Readonly<Record<string, readonly Scheduled[]>> };
