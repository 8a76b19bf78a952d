import { kidsTags } from './kids-showing';
import type { Showing } from './showing';
import type { ShowtimeStatus } from './showtime';

export type ShowingFlag = 'full' | 'disabled' | 'kidsFriendly' | '3d' | 'live';

const flagTags: Readonly<Record<string, ShowingFlag>> = { '3d': '3d', live: 'live' };
const flagStatuses: Partial<Record<ShowtimeStatus, ShowingFlag>> = { soldout: 'full', locked: 'disabled' };

/** What sets a showing apart at a glance (spec catalogue §3). */
export function listFlags({ tags = [] }: Showing, status: ShowtimeStatus): ReadonlySet<ShowingFlag> {
  return new Set([flagStatuses[status], ...tags.map(flagOf)].filter((flag) => flag !== undefined));
}

const flagOf = (tag: string): ShowingFlag | undefined => (kidsTags.includes(tag) ? 'kidsFriendly' : flagTags[tag]);
