import { youtubeLatest } from '../world/answers/ads';
import { experience, experienceGroup, experienceShows, experiences } from '../world/answers/experiences';
import { mock } from './mock';

export const experienceHandlers = [
  mock('experiences', ({ world, language }) => experiences(world, language)),
  mock('experience', ({ world, slug, language }) => experience(world, slug, language)),
  mock('experienceShows', ({ world, slug }) => experienceShows(world, slug)),
  mock('experienceGroup', ({ world, slug, language }) => experienceGroup(world, slug, language)),
  mock('youtubeLatest', ({ world, language }) => youtubeLatest(world, language)),
];
