import { event, eventShows, events } from '../world/answers/events';
import { mock } from './mock';

export const eventHandlers = [
  mock('events', ({ world, language }) => events(world, language)),
  mock('event', ({ world, slug, language }) => event(world, slug, language)),
  mock('eventShows', ({ world, slug }) => eventShows(world, slug)),
];
