import type { Article } from './article';
import type { Cta } from './cta';
import type { NewsSummary } from './editorial';
import type { SafeHtml } from './safe-html';
import type { Backdrop } from './show';

/** When an offer holds, in days `YYYY-MM-DD`. */
export type Period =
  | { kind: 'exact'; on: string }
  | { kind: 'from'; startsOn: string }
  | { kind: 'until'; endsOn: string }
  | { kind: 'interval'; startsOn: string; endsOn: string };

/** `period` is null for an offer without dates. */
type OfferFacts = { period: Period | null; cta: Cta | null };

export type OfferSummary = NewsSummary & OfferFacts;
export type Offer = Article & OfferFacts;

export type Promotion = {
  title: string;
  subtitle: string | null;
  html: SafeHtml | null;
  restriction: string | null;
  ctas: readonly Cta[];
  backdrops: readonly Backdrop[];
};

export const offersBlocks = ['promotion', 'event', 'temporary', 'ecards'] as const;
export type OffersBlock = (typeof offersBlocks)[number];

export type OffersPage = {
  /** Null when the API sends none: the page then has words of its own. */
  header: { title: string; subtitle: string | null; backdrop: Backdrop | null } | null;
  promotion: Promotion | null;
  /** In the order they are shown, each once. */
  blocks: readonly OffersBlock[];
};
