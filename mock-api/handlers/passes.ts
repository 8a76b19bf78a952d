import { ecards as ecardRow } from '@/lib/api/endpoints/editorial';
import * as rows from '@/lib/api/endpoints/offers';
import { ecards } from '../world/answers/offers';
import { cinepass, cinepassShows, subscriptionOffers } from '../world/answers/passes';
import { mock } from './mock';

export const passHandlers = [
  mock(ecardRow, ({ site, language }) => ecards(site, language)),
  mock(rows.cinepass, ({ world, language }) => cinepass(world, language)),
  mock(rows.cinepassShows, ({ world }) => cinepassShows(world)),
  mock(rows.subscriptionOffers, ({ world, language }) => subscriptionOffers(world, language)),
];
