import type { Settings } from '@/lib/domain/settings';
import type { Benefit, TicketingLinks } from './account.logic';

/** What the account's dialogs say and where they lead; the same for everyone on this site. */
export type AccountFacts = {
  benefits: readonly Benefit[];
  favouritesLimit: number;
  pass: string | null;
  links: TicketingLinks & {
    account: string;
    favourites: string;
    wishlist: string;
    /** Null where no pass is sold. */
    pass: string | null;
  };
  second: 'benefits' | 'favourites';
  /** The cookies of a site that has its visitors sign in again (spec visitor §4); null for all others. */
  forced: ForcedCookies | null;
};

/** Names of cookies. */
export type ForcedCookies = Pick<Settings['cookies'], 'session' | 'tryCatalog' | 'signInGuard'>;
