/** Unknown 404; bad or missing human check 403; too many tries 429. */
export type WireVoucher = {
  status: 'valid' | 'used' | 'expired';
  expirationDate: string | null;
  /** Minor units. */
  balance: number | null;
  placesRemaining: number | null;
  label: string;
  screeningsUntil: string | null;
  excludedTags: string[];
};
