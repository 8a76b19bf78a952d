import { temporaryOffers as temporary } from '@/lib/api/endpoints/editorial';
import * as rows from '@/lib/api/endpoints/offers';
import { offer, offersPage, offersPromotion, offerTranslate, temporaryOffers } from '../world/answers/deals';
import { mock, nothing } from './mock';

export const offerHandlers = [
  mock(temporary, ({ world, language }) => temporaryOffers(world, language)),
  mock(rows.offersPage, ({ world, language }) => offersPage(world, language)),
  mock(rows.offersPromotion, ({ world, language }) => offersPromotion(world, language) ?? nothing),
  mock(rows.offer, ({ world, slug, language }) => offer(world, slug, language)),
  mock(rows.offerTranslate, ({ world, slug }) => offerTranslate(world, slug)),
];
