import type { Alert } from './editorial';
import type { Period } from './offer';
import type { SafeHtml } from './safe-html';

export type Gps = { latitude: number; longitude: number };

export type Service = {
  slug: string;
  label: string;
  html: SafeHtml;
  isAccessibility: boolean;
  /** A small square badge. */
  picture: string | null;
};

/** A cinema as lists, locator and boards show it. */
export type CinemaSummary = {
  slug: string;
  name: string;
  citySlug: string;
  vistaRef: string;
  street: string;
  postalCode: string;
  city: string;
  /** Null when the API has none or nonsense. */
  gps: Gps | null;
  tags: readonly string[];
  halls: number | null;
  seats: number | null;
  isAccessible: boolean;
  picture: string | null;
};

/** Prices in minor units of the site's currency. */
export type Price = { label: string; amount: number; legend: string | null };
/** Paid on top of a price; `parent` is the id of the supplement it needs (glasses with 3D). */
export type Supplement = { id: string; label: string; amount: number; parent: string | null };
export type CinemaPass = { label: string; amount: number; image: string; legend: string | null };
export type Ecard = {
  id: string;
  label: string;
  places: number;
  each: number;
  total: number;
  image: string;
  html: SafeHtml | null;
  /** Good in every cinema of the country. */
  isNational: boolean;
  message: string | null;
  url: string | null;
};

export type CinemaAlert = Pick<Alert, 'html' | 'cta'> & { isWarning: boolean };
export type Slide = {
  title: string;
  subtitle: string;
  url: string | null;
  backdrop: string | null;
  ctaLabel: string | null;
  newTab: boolean;
  /** When it holds; null where it says nothing of it. */
  period: Period | null;
  /** `20:00` of what takes place at an hour. */
  clock: string | null;
  /** The editors' word above it; the colour is `#rrggbb`. */
  tag: { title: string; colour: string | null } | null;
};

/** What only a cinema's own answer holds, and the few facts it shares with the list. */
export type CinemaDetails = Pick<CinemaSummary, 'slug' | 'name' | 'citySlug' | 'halls' | 'seats'> & {
  services: readonly Service[];
  alerts: readonly CinemaAlert[];
  prices: readonly Price[];
  supplements: readonly Supplement[];
  priceTerms: string | null;
  passes: readonly CinemaPass[];
  ecards: readonly Ecard[];
  photos: readonly string[];
  itinerary: SafeHtml | null;
  description: SafeHtml | null;
  nearbyCinemas: readonly string[];
  nearbyCities: readonly string[];
  slides: readonly Slide[];
  redirectSlug: string | null;
  seo: { title: string | null; description: string | null };
  accessibility: { html: SafeHtml; url: string | null } | null;
  businessUrl: string | null;
  /** Programme weeks shown ahead: start + 1, 3 when unknown (spec catalogue §9). */
  weekOffset: number;
};

/** A cinema as its own page shows it: its summary joined with its details. */
export type Cinema = CinemaSummary & CinemaDetails;

export type CitySummary = {
  slug: string;
  name: string;
  region: string;
  postalCode: string;
  theaterPostalCode: string;
  cinemas: readonly string[];
  isMainRegion: boolean;
};

export type City = {
  slug: string;
  name: string;
  defaultCinema: string | null;
  html: SafeHtml | null;
  seo: { title: string | null; description: string | null };
  cinemas: readonly string[];
  nearbyCinemas: readonly string[];
  nearbyCities: readonly string[];
  pictures: readonly string[];
  topShows: readonly string[];
};
