import * as rows from '@/lib/api/endpoints/cinemas';
import { cinema, cinemas, cinemaTranslate } from '../world/answers/cinemas';
import { cities, city, zone, zoneHere } from '../world/answers/places';
import { cinemaShows } from '../world/answers/programme';
import { mock } from './mock';

export const cinemaHandlers = [
  mock(rows.cinemas, ({ world, language }) => cinemas(world, language)),
  mock(rows.cinema, ({ world, slug, language }) => cinema(world, slug, language)),
  mock(rows.cinemaTranslate, ({ world, slug }) => cinemaTranslate(world, slug)),
  mock(rows.cinemaShows, ({ world, slug, language }) => cinemaShows(world, slug, language)),
  mock(rows.cities, ({ world }) => cities(world)),
  mock(rows.city, ({ world, slug, language }) => city(world, slug, language)),
  mock(rows.zoneHere, ({ world }) => zoneHere(world)),
  mock(rows.zone, ({ world, id, language }) => zone(world, id, language)),
];
