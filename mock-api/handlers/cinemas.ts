import { cinema, cinemas, cinemaTranslate } from '../world/answers/cinemas';
import { cities, city, zone, zoneHere } from '../world/answers/places';
import { cinemaShows } from '../world/answers/programme';
import { mock } from './mock';

export const cinemaHandlers = [
  mock('cinemas', ({ world, language }) => cinemas(world, language)),
  mock('cinema', ({ world, slug, language }) => cinema(world, slug, language)),
  mock('cinemaTranslate', ({ world, slug }) => cinemaTranslate(world, slug)),
  mock('cinemaShows', ({ world, slug, language }) => cinemaShows(world, slug, language)),
  mock('cities', ({ world, language }) => cities(world, language)),
  mock('city', ({ world, slug, language }) => city(world, slug, language)),
  mock('zoneHere', ({ world, language }) => zoneHere(world, language)),
  mock('zone', ({ world, id, language }) => zone(world, id, language)),
];
