export const voucherStates = ['valid', 'used', 'expired'] as const;
export type VoucherState = (typeof voucherStates)[number];

/** What is left on a voucher or a gift card. Days are `YYYY-MM-DD`. */
export type Voucher = {
  state: VoucherState;
  label: string;
  expiresOn: string | null;
  /** Minor units; null for what counts in places. */
  balance: number | null;
  places: number | null;
  /** The last day of a showing it pays for. */
  screeningsUntil: string | null;
  /** Slugs of the formats it does not pay for. */
  excludedTags: readonly string[];
};
