import { newsOffers } from '@/lib/api/endpoints/articles';
import { ecards, temporaryOffers } from '@/lib/api/endpoints/editorial';
import { events } from '@/lib/api/endpoints/events';
import { offer as offerRow, offersPage } from '@/lib/api/endpoints/offers';
import { shows } from '@/lib/api/endpoints/shows';
import { settings } from '@/lib/api/endpoints/site';
import { find, read } from '@/lib/api/read';
import { cinemaDay } from '@/lib/domain/day';
import { isCurrent } from '@/lib/domain/event';
import { type Locale, locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import { serverNow } from '@/lib/time/now';
import type { OfferProps } from './offer';
import { dealOf, isOver } from './parts/offers.logic';

const none = () => [];
const noArticles = () => ({ news: [], offers: [] });
/** Other offers below one. */
const beside = 4;

/** Everything the offers page may show; a part that does not answer is left out. Throws when the page itself fails. */
export async function readOffers(locale: Locale) {
  const today = todayIn(locale);
  const [page, deals, cards, happenings, { news, offers }, options] = await Promise.all([
    find(locale, offersPage, {}),
    read(locale, temporaryOffers, {}).catch(none),
    read(locale, ecards, {}).catch(none),
    read(locale, events, {}).catch(none),
    read(locale, newsOffers, {}).catch(noArticles),
    read(locale, settings, {}).catch(() => null),
  ]);
  return {
    page,
    deals,
    cards,
    events: happenings.filter(isCurrent),
    articles: offers.filter(({ period }) => !isOver(period, today)),
    news,
    settings: options,
  };
}

/** An offer with its price, its film and others; null when it is unknown. */
export async function readOffer(locale: Locale, slug: string): Promise<OfferProps | null> {
  const offer = await find(locale, offerRow, { slug });
  if (!offer) return null;
  const today = todayIn(locale);
  const [deals, { offers }, titles] = await Promise.all([
    read(locale, temporaryOffers, {}).catch(none),
    read(locale, newsOffers, {}).catch(noArticles),
    offer.featuredShow ? read(locale, shows, {}).catch(none) : [],
  ]);
  return {
    offer,
    deal: dealOf(offer, deals),
    isOver: isOver(offer.period, today),
    show: titles.find((title) => title.slug === offer.featuredShow) ?? null,
    others: offers.filter((other) => other.slug !== offer.slug && !isOver(other.period, today)).slice(0, beside),
  };
}

const todayIn = (locale: Locale) => cinemaDay(serverNow(), siteFacts(locales[locale].site).timeZone);
