import { cinemas } from '@/lib/api/endpoints/cinemas';
import { settings } from '@/lib/api/endpoints/site';
import { read } from '@/lib/api/read';
import type { Settings } from '@/lib/domain/settings';
import { href } from '@/lib/routing/href';
import { type Locale, locales } from '@/lib/sites/locales';
import { passName } from '@/lib/sites/pass-name';
import { siteFacts } from '@/lib/sites/sites';
import { type Benefit, benefitsOf, type TicketingLinks, ticketingLinks } from './account.logic';

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

/** Null on a site without accounts, and while the API does not say. */
export async function accountFacts(locale: Locale): Promise<AccountFacts | null> {
  const options = await read(locale, settings, {}).catch(() => null);
  if (!options?.features.authentication) return null;
  const list = await read(locale, cinemas, {}).catch(() => []);
  const { site, language } = locales[locale];
  const { forced, mechanism } = options.authentication;
  const isForced = forced && mechanism === 'redirect';
  const { session, tryCatalog, signInGuard } = options.cookies;
  const { favouritesLimit, profileLink = 'favourites' } = siteFacts(site);
  return {
    benefits: benefitsOf({ ...options.features, cinemas: list.length }),
    favouritesLimit: options.favourites.limit ?? favouritesLimit,
    pass: passName(locale),
    links: {
      ...ticketingLinks(options, language),
      account: href(locale, 'account') ?? '/',
      favourites: href(locale, 'favouriteCinemas') ?? '/',
      wishlist: href(locale, 'wishlist') ?? '/',
      pass: options.features.subscriptions ? href(locale, 'subscription') : null,
    },
    second: profileLink,
    forced: isForced ? { session, tryCatalog, signInGuard } : null,
  };
}
