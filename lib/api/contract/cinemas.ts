import type { Gps, Img2, WireMap } from './shared';
import type { Highlight } from './shows';

/** `description` is HTML. */
export type WireService = {
  slug: string;
  label: string;
  description: string;
  refImage: string | null;
  isAccessibility: boolean;
};

export type CinemaItem = {
  slug: string;
  citySlug: string;
  name: string;
  vistaRef: string;
  tags: string[];
  hasPmrService: boolean;
  /** False is closed. */
  status: boolean;
  /** Usually one. */
  theaters: {
    name: string;
    addressLine1: string;
    addressLine2: string | null;
    addressZip: string;
    addressCity: string;
    gpsPosition: Gps | null;
  }[];
  hallCount: number | null;
  seatCount: number;
  services: WireService[];
  backdrop: string | null;
  comment: string | null;
  description: string | null;
  refImageItinerary: string | null;
  googleMyBusinessUrl: string | null;
  nearbySessionsCinema: string | null;
  nearbySessionsWording: string | null;
};

export type WireEcard = {
  id: string | number;
  label: string;
  highlight: boolean;
  highlightMessage: string | null;
  highlightUrl: string | null;
  /** Plain text with `\r\n`. */
  descriptionMobile: string;
  imageAlt: string | null;
  placesCount: number;
  subtype: string | null;
  /** Minor units, a seat. */
  singleTtcAmount: number;
  ttcAmount: number;
  allCinemas: boolean;
  cinemas: string[];
  image: string;
  refCmd: string | null;
  isNational: boolean;
  weeklyDaysValidity: number;
};

/** No address, GPS, vistaRef, tags or status here: those are in the list. */
export type WireCinema = {
  slug: string;
  citySlug: string;
  citySlugTracking: string;
  name: string;
  nameTracking: string;
  facebookId: string | null;
  events: string[];
  hallCount: number | null;
  seatCount: number;
  services: WireService[];
  /** `messageContent` is HTML. */
  alerts: { messageContent: string; isWarning: boolean; ctaLabel: string | null; ctaUrl: string | null }[];
  prices: {
    label: string;
    price: number;
    validity: boolean;
    validityPartners: boolean;
    validityImaginr: boolean;
    legend: { label: string | null } | null;
  }[];
  /** By id; `parent` is another id. */
  additionalPrices: WireMap<{ label: string; price: number; parent: number | null }>;
  priceTerms: string | null;
  cinepass: {
    id: string | number;
    label: string;
    price: number;
    image: Img2;
    legend: { label: string | null } | null;
  }[];
  ecards: WireEcard[];
  photos: string[];
  /** HTML. */
  itinerary: string | null;
  refImageItinerary: string | null;
  description: string | null;
  nearbyCinemas: string[] | null;
  nearbyCities: string[] | null;
  slides: {
    title: string;
    subtitle: string | null;
    dateType: 'exact' | 'exactWithoutHours' | 'from' | 'interval' | 'until' | null;
    date: string | null;
    endDate: string | null;
    ctaLabel: string | null;
    ctaBlank: boolean;
    slideUrl: string;
    backdropPath: string | null;
    contentTag: { title: string; color: string } | null;
  }[];
  autoPromo: null;
  premiumSlides: [];
  redirectSlug: string | null;
  googleMyBusinessUrl: string | null;
  seoTitle: string | null;
  seoMetaDesc: string | null;
  accessibilityDescription: string | null;
  accessibilityUrl: string | null;
  /** Programme weeks shown ahead = start + 1. */
  cinemaWeekStart: number | null;
  premium: boolean;
  cinemaPremium: unknown;
};

type ProgrammeDay = {
  tags: string[];
  versions: string[];
  bookable: boolean;
  /** Of this day: another day of the same title says something else, or nothing. */
  flag: string | null;
  flagColor: string | null;
  cineOrder: number;
  specialEvent: null;
  specialShowtime: boolean;
  labelCategory: string | null;
};

export type WireProgramme = {
  /** By date, only dates with something. */
  days: WireMap<{ upsell: unknown; highlightedShowtime: Highlight | null }>;
  /** By show slug; a slug may be missing from /api/shows. */
  shows: WireMap<{
    days: WireMap<ProgrammeDay>;
    bookable: boolean;
    isBookable: boolean;
    isNew: boolean;
    isComingSoon: boolean;
    isEarlyVisible: boolean;
    isEarlyBookable: boolean;
    isEarlyAVP: boolean;
    specialEvent: boolean;
    isKids: boolean;
    cineOrder: number;
    cineKidsOrder: number | null;
    cineUpcomingOrder: number;
    cineEntertainmentOrder: number;
    cineEntertainmentOrder2: number;
    cineSpecialOrder: number | null;
    next24ShowtimesCount: number;
  }>;
};
