import { type Locale, locales } from '@/lib/sites/locales';

/** What a feed tells, whichever way it is written. Addresses are absolute. */
export type Feed = {
  title: string;
  description: string;
  /** The locale, `fr-FR`. */
  language: string;
  /** The page that shows the same. */
  page: string;
  /** The feed itself. */
  self: string;
  items: readonly FeedItem[];
};

export type FeedItem = {
  /** The same for as long as it is the same thing, whatever becomes of its title and address. */
  id: string;
  url: string;
  title: string;
  text: string | null;
  image: string | null;
  /** An instant; null where nobody says when it became known. */
  publishedAt: string | null;
};

export const feedFormats = {
  xml: 'application/rss+xml',
  json: 'application/feed+json',
} as const;
export type FeedFormat = keyof typeof feedFormats;

export const feedNames = ['films', 'premieres', 'news'] as const;
export type FeedName = (typeof feedNames)[number];

/** Where a feed is found; `site-files.ts` leads from there to what writes it. */
export const feedPath = (name: FeedName, locale: Locale, format: FeedFormat): string =>
  `/feeds/${name}-${locales[locale].language}.${format}`;
