import type { VideoHost } from './show';

/** What a country site can switch on or off (spec catalogue §6). */
export const featureFlags = [
  'authentication',
  'businessCode',
  'giftCard',
  'voucherCheckerEnabled',
  'vod',
  'subscriptions',
  'subscriptionMaintenance',
  'filters',
  'socialNetworks',
  'smartBanner',
  'offersMenu',
  'businessLink',
  'wallet',
  'homeVideoLink',
  'displayFaq',
  'showtimeDetailsLegacy',
] as const;
export type FeatureFlag = (typeof featureFlags)[number];

/** What editors put into every page; scripts among them wait for consent. */
export type Injection = {
  position: 'head' | 'bodyStart' | 'bodyEnd';
  tag: 'script' | 'noscript' | 'link' | 'meta';
  attributes: Readonly<Record<string, string>>;
  content: string | null;
};

/** The live chat's four parts; it takes all of them. */
export type Agentforce = { orgId: string; deployment: string; siteUrl: string; scrtUrl: string };

/** The settings of one site. */
export type Settings = {
  features: Readonly<Record<FeatureFlag, boolean>>;
  /** Where the client API answers; null where there is none. */
  clientUrl: string | null;
  ticketingUrl: string;
  /** That of the language is no one's to name: the middleware reads it before anything was asked (`lib/i18n/cookie.ts`). */
  cookies: {
    locator: string;
    session: string;
    signInGuard: string;
    tryCatalog: string;
    security: readonly string[];
  };
  injections: readonly Injection[];
  video: { platform: VideoHost; baseUrl: string | null };
  captchaKey: string | null;
  /** Kilometres and counts; the spec's defaults (50, 6) where the API sends none. */
  locator: { maxDistance: number; maxCinemas: number; listModeThreshold: number };
  /** Characters and milliseconds. */
  search: { minLength: number; debounce: number };
  /** Null: as the site's own row says. */
  favourites: { limit: number | null };
  authentication: { mechanism: 'redirect' | 'iframe'; forced: boolean };
  agentforce: Agentforce | null;
  feedback: { scriptUrl: string | null };
  apps: { apple: string | null; android: string | null };
};

/** While the settings are not there, and where they say nothing (spec visitor §9). */
export const defaultLocator: Settings['locator'] = { maxDistance: 50, maxCinemas: 6, listModeThreshold: 6 };
