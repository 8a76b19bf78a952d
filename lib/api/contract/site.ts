import type { Cta, Img3 } from './shared';

type Feature =
  | 'authentication'
  | 'businessCode'
  | 'giftCard'
  | 'voucherCheckerEnabled'
  | 'vod'
  | 'subscriptions'
  | 'subscriptionMaintenance'
  | 'filters'
  | 'socialNetworks'
  | 'smartBanner'
  | 'offersMenu'
  | 'businessLink'
  | 'wallet'
  | 'homeVideoLink'
  | 'displayFaq'
  | 'showtimeDetailsLegacy';

type Injection = {
  position: 'head' | 'bodyStart' | 'bodyEnd';
  element: {
    tag: 'script' | 'noscript' | 'link' | 'meta';
    attributes: { [name: string]: string };
    content: string | null;
  } | null;
};

export type WireSettings = {
  website: string;
  clientUrl: string;
  tunnelUrl: string;
  cookies: {
    language: string;
    locator: string;
    session: string;
    signInGuard: string;
    tryCatalog: string;
    securityCookies: string[];
  };
  injections: Injection[];
  video: { platform: 'youtube' | 'vimeo' | 'allocine' | 'S3'; baseUrl: string | null };
  captchaKey: string | null;
  locator: {
    maxGeolocationDistance: number | null;
    maxGeolocationCinemas: number | null;
    listModeThreshold: number | null;
  };
  search: { minLength: number | null; debounceMs: number | null };
  favourites: { limit: number | null };
  authentication: { mechanism: 'redirect' | 'iframe'; forced: boolean };
  /** Used only when all four are there. */
  agentforce: { orgId?: string; deployment?: string; siteUrl?: string; scrtUrl?: string };
  feedback: { scriptUrl: string | null };
  apps: { apple: string | null; android: string | null };
  features: Record<Feature, boolean>;
};

export type WireFooter = {
  columns: {
    title: string;
    /** `cookie` opens the cookie choices. */
    links: { title: string; url: string | null; newTab: boolean; cookie: boolean }[];
  }[];
  socialNetworks: { label: string; url: string }[];
  shows: { slug: string; title: string }[];
};

/** `description` is HTML. */
export type WireFooterFaq = { type: string; slug: string; title: string | null; description: string | null };

export type WireAlert = {
  /** HTML. */
  messageContent: string;
  title: string;
  subtitle: string | null;
  level: 'WARNING' | 'INFO';
  isWarning: boolean;
  cinemas: string[];
  allCinemas: boolean;
  autoCloseId: string | null;
  closable: boolean;
  ctaLabel: string | null;
  ctaUrl: string | null;
};

export type WirePush = {
  id: string | number;
  pushType: 'home' | 'header' | 'permanent';
  title: string;
  subtitle: string | null;
  image: Img3 | null;
  show: string | null;
  showTitle: string | null;
  showRef: string | null;
} & Cta;
