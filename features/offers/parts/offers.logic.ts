import type { TemporaryOffer } from '@/lib/domain/editorial';
import { type OfferSummary, type OffersBlock, type OffersPage, offersBlocks, type Period } from '@/lib/domain/offer';

/** The blocks of the page in the API's order, without those that would be empty; without a page, in the usual order. */
export const pickShownBlocks = (page: OffersPage | null, filled: Record<OffersBlock, boolean>): OffersBlock[] =>
  (page?.blocks ?? offersBlocks).filter((block) => filled[block]);

type Deal = Pick<TemporaryOffer, 'title' | 'cta'>;
type Article = { slug: string; title: string };

/** Temporary offers carry no slug. What one is about is told by where its button leads, and else by its title. */
const isAbout = ({ title, cta }: Deal, article: Article): boolean =>
  cta?.url.replace(/[?#].*$/, '').endsWith(`/${article.slug}`) || title === article.title;

/** The page that tells more about a temporary offer; null when it has none. */
export const findArticle = (deal: Deal, articles: readonly OfferSummary[]): OfferSummary | null =>
  articles.find((article) => isAbout(deal, article)) ?? null;

/** What an offer costs now and before, when it is among the temporary ones. */
export const findDeal = (article: Article, deals: readonly TemporaryOffer[]): TemporaryOffer | null =>
  deals.find((deal) => isAbout(deal, article)) ?? null;

/** Offers that no temporary offer already shows. */
export const pickOtherOffers = (articles: readonly OfferSummary[], deals: readonly TemporaryOffer[]): OfferSummary[] =>
  articles.filter((article) => !deals.some((deal) => isAbout(deal, article)));

/** Days `YYYY-MM-DD`: whether the last day of an offer has passed. An offer without an end is never over. */
export function isPeriodOver(period: Period | null, today: string): boolean {
  const last = period && lastDay(period);
  return last !== null && last < today;
}

/** The last of several days; null for an offer of one day and for one without an end. */
export const findLastOfDays = (period: Period | null): string | null =>
  period && 'endsOn' in period ? period.endsOn : null;

const lastDay = (period: Period): string | null => ('on' in period ? period.on : findLastOfDays(period));

/** The cards that have a page of their own, by their seats. */
const cardScreens: Readonly<Record<number, 'ecards5' | 'ecards3'>> = { 5: 'ecards5', 3: 'ecards3' };
export const cardScreen = (places: number): 'ecards5' | 'ecards3' | null => cardScreens[places] ?? null;
