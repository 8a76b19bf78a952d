import type { Cta } from './cta';
import type { SafeHtml } from './safe-html';
import type { SpecialDetails } from './showtime';

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

/** What a pass opens as far as the catalogue says: in which cinemas it is taken, and for which titles. */
export type PassCover = { cinemas: readonly string[]; shows: readonly string[] };

export const isCovered = ({ cinemas, shows }: PassCover, cinema: string, show: string): boolean =>
  cinemas.includes(cinema) && shows.includes(show);

/** Evenings of their own: that the title is covered does not say that they are. */
const occasions: readonly string[] = [
  'avp',
  'avp-equipe',
  'equipe',
  'opera',
  'operaencore',
  'ballet',
  'live',
  'seancespeciale',
  'ladiesnight',
  'muet',
];

export const isOrdinary = ({
  special,
  tags = [],
}: {
  special?: SpecialDetails | null;
  tags?: readonly string[];
}): boolean => !special && !tags.some((tag) => occasions.includes(tag.toLowerCase()));
