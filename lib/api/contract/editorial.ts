import type { Cta, Img3 } from './shared';

/** As lists send it, without `content`. */
export type ArticleItem = {
  slug: string;
  type: 'news' | 'event' | 'offer' | 'experience';
  title: string;
  headline: string | null;
  teaser: string | null;
  image: Img3 | null;
  thumbnail: string | null;
  releaseDate: string | null;
  author: string | null;
  redirectSlug: string | null;
  trackingSlug: string | null;
  displayCreationDate: boolean;
  displaySocialMedia: boolean;
  displayBackToNews: boolean;
  displayNewsTag: boolean;
  newsTag: string | null;
  featuredShow: string | null;
};

export type WireNews = { news: ArticleItem[]; types: { slug: string; label: string }[] };

/** Prices in minor units. */
export type WireTemporaryOffer = {
  title: string;
  subtitle: string | null;
  price: number | null;
  initialPrice: number | null;
  ordering: number;
  picture: string | null;
} & Cta;
