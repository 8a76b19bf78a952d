import type { Cta } from './cta';
import type { SafeHtml } from './safe-html';

/** Amounts in minor units, a month. */
export type SubscriptionOffer = {
  id: string;
  title: string;
  html: SafeHtml | null;
  amount: number;
  /** Only when higher than `amount`. */
  initial: number | null;
  image: string | null;
  /** `icon` names a drawing of the sprite. */
  perks: readonly { title: string; description: string | null; icon: string | null }[];
  /** `most` is how many one may take, at least one. */
  options: readonly { id: string; label: string; amount: number; most: number }[];
  cta: Cta | null;
};

export type Subscription = {
  isInMaintenance: boolean;
  /** `endsOn` is `YYYY-MM-DD`. */
  promotion: { title: string; text: string | null; endsOn: string | null } | null;
  /** Slugs. */
  partnerCinemas: readonly string[];
  currentShows: readonly string[];
  offers: readonly SubscriptionOffer[];
};
