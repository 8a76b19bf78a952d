import { endpoint } from '../endpoint';
import { calls } from '../paths';
import { programCalls } from '../program-calls';
import { passes } from '../wire/ecard';
import { offerArticle, page, promotion } from '../wire/offer';
import { subscription } from '../wire/pass';
import { showSlugs, translations } from '../wire/slugs';

const list = { seconds: 300, tags: ['editorial'] } as const;

export const offer = endpoint({ ...calls.offer, schema: offerArticle, cache: list });
export const offerTranslate = endpoint({ ...calls.offerTranslate, schema: translations, cache: list });

export const offersPage = endpoint({ ...calls.offersPage, schema: page, cache: list });
/** The promotion of the offers page by itself; null when there is none. */
export const offersPromotion = endpoint({ ...programCalls.offersPromotion, schema: promotion, cache: list });

export const cinepass = endpoint({ ...calls.cinepass, schema: passes, cache: list });
/** Slugs of what a pass opens now. */
export const cinepassShows = endpoint({ ...calls.cinepassShows, schema: showSlugs, cache: list });
export const subscriptionOffers = endpoint({ ...calls.subscriptionOffers, schema: subscription, cache: list });
