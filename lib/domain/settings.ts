/** What a country site can switch on or off (spec catalogue §6). */
export const featureFlags = [
  'authentication', 'businessCode', 'giftCard', 'voucherCheckerEnabled', 'vod', 'subscriptions', 'subscriptionMaintenance',
  'filters', 'socialNetworks', 'smartBanner', 'offersMenu', 'businessLink', 'wallet', 'homeVideoLink', 'displayFaq',
  'showtimeDetailsLegacy',
] as const;
export type FeatureFlag = (typeof featureFlags)[number];

/** The settings of one site that the catalogue screens need. */
export type Settings = {
  features: Readonly<Record<FeatureFlag, boolean>>;
  ticketingUrl: string;
  cookies: { language: string; locator: string };
  /** Kilometres and counts; the spec's defaults (50, 6) where the API sends none. */
  locator: { maxDistance: number; maxCinemas: number; listModeThreshold: number };
  apps: { apple: string | null; android: string | null };
};
