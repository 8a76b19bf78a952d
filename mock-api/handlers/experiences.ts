import * as rows from '@/lib/api/endpoints/experiences';
import { experiences as list } from '@/lib/api/endpoints/tags';
import { youtubeLatest } from '../world/answers/ads';
import { experience, experienceGroup, experienceShows, experiences } from '../world/answers/experiences';
import { mock } from './mock';

export const experienceHandlers = [
  mock(list, ({ world, language }) => experiences(world, language)),
  mock(rows.experience, ({ world, slug, language }) => experience(world, slug, language)),
  mock(rows.experienceShows, ({ world, slug }) => experienceShows(world, slug)),
  mock(rows.experienceGroup, ({ world, slug, language }) => experienceGroup(world, slug, language)),
  mock(rows.youtubeLatest, ({ world, language }) => youtubeLatest(world, language)),
];
