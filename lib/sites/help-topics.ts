import type { SiteId } from './sites';

/** The categories of the help home of each site that has one, by the ids of its catalogue (spec catalogue §3). */
export const helpTopics = {
  fr: { booking: '101', programme: '102', subscription: '103', atHome: '104', account: '105', cinema: '106' },
  nl: { tickets: '201', clubSubscriptions: '202', vouchers: '203', atHome: '204', films: '205', visit: '206' },
} as const satisfies Partial<Record<SiteId, Readonly<Record<string, string>>>>;

const bySite: Partial<Record<SiteId, Readonly<Record<string, string>>>> = helpTopics;

/** Their ids on one site; none where there is no help. */
export const listHelpTopics = (site: SiteId): string[] => Object.values(bySite[site] ?? {});
