import type { ArticleItem } from './editorial';
import type { Cta } from './shared';

/** An article by itself; `content` is HTML. */
export type WireArticle = ArticleItem & { content: string | null };

export type WireGuest = { name: string; role: string | null; picture: string | null; quote: string | null };

/** What `/api/article` answers: the last two come with articles of experiences only. */
export type WireSpecial = WireArticle & { cinemas?: string[]; guest?: WireGuest | null };

type DateType = 'exact' | 'exactWithoutHours' | 'from' | 'interval' | 'until' | 'noDate';

type OfferFacts = { startDate: string | null; endDate: string | null; dateType: DateType | null } & Cta;

/** Offers with a null slug are dropped (spec catalogue §3). */
export type OfferItem = Omit<ArticleItem, 'slug'> & { slug: string | null } & OfferFacts;
export type WireOffer = WireArticle & OfferFacts;

export type WireNewsOffers = { news: ArticleItem[]; offers: OfferItem[] };
