import { offer, offersPage, offersPromotion, offerTranslate, temporaryOffers } from '../world/answers/deals';
import { mock, nothing } from './mock';

export const offerHandlers = [
  mock('temporaryOffers', ({ world, language }) => temporaryOffers(world, language)),
  mock('offersPage', ({ world, language }) => offersPage(world, language)),
  mock('offersPromotion', ({ world, language }) => offersPromotion(world, language) ?? nothing),
  mock('offer', ({ world, slug, language }) => offer(world, slug, language)),
  mock('offerTranslate', ({ world, slug }) => offerTranslate(world, slug)),
];
