import type { NewsSummary } from './editorial';
import type { SafeHtml } from './safe-html';

export const articleKinds = ['news', 'event', 'offer', 'experience'] as const;
export type ArticleKind = (typeof articleKinds)[number];

/** An article as its own page shows it (spec catalogue §3). Days are `YYYY-MM-DD`. */
export type Article = NewsSummary & {
  kind: ArticleKind;
  headline: string | null;
  html: SafeHtml | null;
  author: string | null;
  redirectSlug: string | null;
  /** The same in every language. */
  trackingSlug: string;
  /** What the editors want shown around it. */
  display: { date: boolean; sharing: boolean; backToNews: boolean; topic: boolean };
};

export type Guest = { name: string; role: string | null; picture: string | null; quote: string | null };

/** An article about an experience; `cinemas` are slugs. */
export type Special = Article & { cinemas: readonly string[]; guest: Guest | null };
