import { endpoint } from '../endpoint';
import { calls } from '../paths';
import { eventDetails, eventItem } from '../wire/event';
import { catalogueOf } from '../wire/shapes';
import { showSlugs } from '../wire/slugs';

const list = { seconds: 300, tags: ['events'] } as const;
const programme = { seconds: 60, tags: ['events', 'showtimes'] } as const;

export const events = endpoint({ ...calls.events, schema: catalogueOf(eventItem), cache: list });
export const event = endpoint({ ...calls.event, schema: eventDetails, cache: programme });
/** Slugs of its titles. */
export const eventShows = endpoint({ ...calls.eventShows, schema: showSlugs, cache: list });
