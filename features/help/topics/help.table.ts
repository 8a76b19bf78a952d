import type { IconName } from '@/components/ui/icon/icon.names';
import type { HelpCategory, HelpLink } from '@/lib/domain/help';
import { helpTopics } from '@/lib/sites/help-topics';
import type { SiteId } from '@/lib/sites/sites';
import type messages from '@/messages/en.json';

type Words = (typeof messages)['help'];
export type HelpHome = {
  /** Categories of the help home, in its order. */
  topics: readonly { id: string; word: keyof Words['topic']; icon: IconName }[];
  /** What is often looked for: words that the search finds something for. */
  suggestions: readonly (keyof Words['suggestion'])[];
};

/** A category of the home page with the first of its questions, where known, and all of them. */
export type Topic = HelpHome['topics'][number] & { first: HelpLink | null; articles: HelpCategory['articles'] };

/** The help home of each site that has one, as it is drawn. */
export const helpHomes: Partial<Record<SiteId, HelpHome>> = {
  fr: {
    topics: [
      { id: helpTopics.fr.booking, word: 'booking', icon: 'ticket' },
      { id: helpTopics.fr.programme, word: 'programme', icon: 'programme' },
      { id: helpTopics.fr.subscription, word: 'subscription', icon: 'card' },
      { id: helpTopics.fr.atHome, word: 'atHome', icon: 'trailer' },
      { id: helpTopics.fr.account, word: 'account', icon: 'user' },
      { id: helpTopics.fr.cinema, word: 'cinema', icon: 'seat' },
    ],
    suggestions: ['exchange', 'giftCard', 'versions'],
  },
  nl: {
    topics: [
      { id: helpTopics.nl.tickets, word: 'tickets', icon: 'ticket' },
      { id: helpTopics.nl.clubSubscriptions, word: 'clubSubscriptions', icon: 'card' },
      { id: helpTopics.nl.vouchers, word: 'vouchers', icon: 'gift' },
      { id: helpTopics.nl.atHome, word: 'atHome', icon: 'trailer' },
      { id: helpTopics.nl.films, word: 'films', icon: 'film' },
      { id: helpTopics.nl.visit, word: 'visit', icon: 'seat' },
    ],
    suggestions: ['exchange', 'giftCard', 'wheelchair'],
  },
};

/** Questions on the home page, and beside a search that found nothing (spec catalogue §9, "3 and 5"). */
export const mostFrequent = { home: 5, search: 3 };

/** Spec catalogue §9. */
export const mostRelated = 5;
