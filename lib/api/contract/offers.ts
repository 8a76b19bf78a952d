import type { WireCinema } from './cinemas';
import type { Cta, Img3 } from './shared';

/** `description` is HTML. */
export type WirePromotion = {
  title: string;
  subtitle: string | null;
  description: string | null;
  restriction: string | null;
  ctas: Cta[];
  backdrops: Img3[];
};

export type WireOffersPage = {
  header: { title: string; subtitle: string | null; backdrop: Img3 | null };
  promotion: WirePromotion | null;
  /** In the order they are shown. */
  blocks: ('promotion' | 'event' | 'temporary' | 'ecards')[];
};

/** As a cinema's own answer holds them; those without an image are dropped. */
export type WirePass = WireCinema['cinepass'][number];

/** Prices in minor units. */
export type WireSubscription = {
  maintenance: boolean;
  promotion: { title: string; text: string | null; endDate: string | null } | null;
  /** Slugs. */
  partnerCinemas: string[];
  currentShows: string[];
  offers: {
    id: string | number;
    title: string;
    /** HTML. */
    description: string | null;
    price: number;
    priceUnit: 'month';
    initialPrice: number | null;
    image: string | null;
    perks: { title: string; description: string | null; icon: string | null }[];
    options: { id: string | number; label: string; price: number; maxQuantity: number }[];
    cta: Cta;
  }[];
};

export type WireNativeAd = { title: string; image: string | null; url: string; label: string | null } | null;
