import type { AccessKind } from '@/lib/domain/access-kinds';

/** What the catalogue says of a kind, wherever it is offered. */
export type AccessOffer = {
  kind: AccessKind;
  /** Its tag, for the filters of the guide. */
  tag: string;
  /** What to ask for, or what to expect. */
  text: string | null;
  /** Cinemas of the country that put on such showings; none where all of them would be named. */
  houses: readonly { name: string; href: string }[];
};

export type AccessOffers = {
  kinds: readonly AccessOffer[];
  /** The slug of the accessibility statement. */
  statement: string | null;
};
