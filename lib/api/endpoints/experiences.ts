import { endpoint } from '../endpoint';
import { calls } from '../paths';
import { programCalls } from '../program-calls';
import { channelVideo, experienceDetails, experienceGroup as group } from '../wire/experience';
import { listOf } from '../wire/shapes';
import { showSlugs } from '../wire/slugs';

const words = { seconds: 3600, tags: ['tags'] } as const;
const programme = { seconds: 300, tags: ['tags', 'shows'] } as const;

/** Reading one without a title throws `TagNotFoundError`. */
export const experience = endpoint({ ...calls.experience, schema: experienceDetails, cache: words });
/** Slugs of what plays in it. */
export const experienceShows = endpoint({ ...calls.experienceShows, schema: showSlugs, cache: programme });
export const experienceGroup = endpoint({ ...calls.experienceGroup, schema: group, cache: words });
/** The newest of the chain's own channel. */
export const youtubeLatest = endpoint({ ...programCalls.youtubeLatest, schema: listOf(channelVideo), cache: words });
