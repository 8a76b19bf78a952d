import { ecards } from '../world/answers/offers';
import { cinepass, cinepassShows, subscriptionOffers } from '../world/answers/passes';
import { mock } from './mock';

export const passHandlers = [
  mock('ecards', ({ site, language }) => ecards(site, language)),
  mock('cinepass', ({ world, language }) => cinepass(world, language)),
  mock('cinepassShows', ({ world }) => cinepassShows(world)),
  mock('subscriptionOffers', ({ world, language }) => subscriptionOffers(world, language)),
];
