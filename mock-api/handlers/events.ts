import * as rows from '@/lib/api/endpoints/events';
import { event, eventShows, events } from '../world/answers/events';
import { mock } from './mock';

export const eventHandlers = [
  mock(rows.events, ({ world, language }) => events(world, language)),
  mock(rows.event, ({ world, slug, language }) => event(world, slug, language)),
  mock(rows.eventShows, ({ world, slug }) => eventShows(world, slug)),
];
