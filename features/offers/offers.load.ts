import { newsOffers } from '@/lib/api/endpoints/articles';
import { ecards, temporaryOffers } from '@/lib/api/endpoints/editorial';
import { events } from '@/lib/api/endpoints/events';
import { offer as offerRow, offersPage } from '@/lib/api/endpoints/offers';
import { shows } from '@/lib/api/endpoints/shows';
import { find } from '@/lib/api/read';
import { findOr, readListOr, readOr } from '@/lib/api/read-or';
import { readSettingsOrDefaults } from '@/lib/api/read-settings';
import { isCurrent } from '@/lib/domain/event';
import { cinemaToday } from '@/lib/sites/cinema-today';
import type { Locale } from '@/lib/sites/locales';
import type { OfferProps } from './offer';
import { findDeal, isPeriodOver } from './parts/offers.logic';

const lost = 'lost' as const;
const noArticles = { news: [], offers: [] };
/** Other offers below one. */
const beside = 4;

/** Everything the offers page may show; a part that does not answer is left out. Throws when the page itself fails. */
export async function readOffers(locale: Locale) {
  const today = cinemaToday(locale);
  const [page, deals, cards, happenings, articles, { isKnown, ...settings }] = await Promise.all([
    find(locale, offersPage, {}),
    readListOr(locale, temporaryOffers, {}, null),
    readListOr(locale, ecards, {}, null),
    readListOr(locale, events, {}, null),
    findOr(locale, newsOffers, {}, lost),
    readSettingsOrDefaults(locale),
  ]);
  const { news, offers } = (articles !== lost && articles) || noArticles;
  return {
    page,
    deals: deals ?? [],
    cards: cards ?? [],
    events: (happenings ?? []).filter(isCurrent),
    articles: offers.filter(({ period }) => !isPeriodOver(period, today)),
    news,
    isWhole: articles !== lost && ![deals, cards, happenings].includes(null),
    settings: isKnown ? settings : null,
  };
}

/** An offer with its price, its film and others; null when it is unknown. */
export async function findOffer(locale: Locale, slug: string): Promise<OfferProps | null> {
  const offer = await find(locale, offerRow, { slug });
  if (!offer) return null;
  const today = cinemaToday(locale);
  const [deals, { offers }, titles] = await Promise.all([
    readOr(locale, temporaryOffers, {}, []),
    readOr(locale, newsOffers, {}, noArticles),
    offer.featuredShow ? readOr(locale, shows, {}, []) : [],
  ]);
  return {
    offer,
    deal: findDeal(offer, deals),
    isOver: isPeriodOver(offer.period, today),
    show: titles.find((title) => title.slug === offer.featuredShow) ?? null,
    others: offers.filter((other) => other.slug !== offer.slug && !isPeriodOver(other.period, today)).slice(0, beside),
  };
}
