import type { IconName } from '@/components/ui/icon/icon.names';
import type { HelpLink } from '@/lib/domain/help';
import type { SiteId } from '@/lib/sites/sites';
import type messages from '@/messages/en.json';

type Words = (typeof messages)['help'];
export type HelpHome = {
  /** Categories of the help home, in its order. */
  topics: readonly { id: string; word: keyof Words['topic']; icon: IconName }[];
  /** What is often looked for: words that the search finds something for. */
  suggestions: readonly (keyof Words['suggestion'])[];
};

/** A category of the home page with the first of its questions, where known. */
export type Topic = HelpHome['topics'][number] & { first: HelpLink | null };

/** The help home of each site that has one: fixed lists with the ids of the catalogue (spec catalogue §3). */
export const helpHomes: Partial<Record<SiteId, HelpHome>> = {
  fr: {
    topics: [
      { id: '101', word: 'booking', icon: 'ticket' },
      { id: '102', word: 'programme', icon: 'programme' },
      { id: '103', word: 'subscription', icon: 'card' },
      { id: '104', word: 'atHome', icon: 'trailer' },
      { id: '105', word: 'account', icon: 'user' },
      { id: '106', word: 'cinema', icon: 'seat' },
    ],
    suggestions: ['exchange', 'giftCard', 'versions'],
  },
  nl: {
    topics: [
      { id: '201', word: 'tickets', icon: 'ticket' },
      { id: '202', word: 'clubSubscriptions', icon: 'card' },
      { id: '203', word: 'vouchers', icon: 'gift' },
      { id: '204', word: 'atHome', icon: 'trailer' },
      { id: '205', word: 'films', icon: 'film' },
      { id: '206', word: 'visit', icon: 'seat' },
    ],
    suggestions: ['exchange', 'giftCard', 'wheelchair'],
  },
};

/** Questions on the home page, and beside a search that found nothing (spec catalogue §9, "3 and 5"). */
export const mostFrequent = { home: 5, search: 3 };

/** Spec catalogue §9. */
export const mostRelated = 5;
