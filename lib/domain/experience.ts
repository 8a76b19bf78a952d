import type { SafeHtml } from './safe-html';

/** A premium format as its own page shows it. */
export type ExperienceDetails = {
  slug: string;
  title: string;
  /** The line on a card or above a teaser. */
  tagline: string | null;
  /** What it adds to a film, in plain words. */
  teaser: string | null;
  details: { title: string; html: SafeHtml } | null;
  picture: string | null;
  /** A wide drawing of its name, and a small one. */
  banner: string | null;
  pictogram: string | null;
  isPremium: boolean;
  badge: { title: string; description: string; image: string | null } | null;
  accessibility: string | null;
  ctaUrl: string | null;
};

/** Formats presented together; `tags` are their slugs. */
export type ExperienceGroup = {
  slug: string;
  title: string;
  html: SafeHtml | null;
  picture: string | null;
  tags: readonly string[];
};

/** `id` is the host's own. */
export type ChannelVideo = { id: string; title: string; snapshot: string | null };
