import { cinemas } from '@/lib/api/endpoints/cinemas';
import { readOr } from '@/lib/api/read-or';
import { readSettingsOrDefaults } from '@/lib/api/read-settings';
import { href } from '@/lib/routing/href';
import { type Locale, locales } from '@/lib/sites/locales';
import { passName } from '@/lib/sites/pass-name';
import { siteFacts } from '@/lib/sites/sites';
import { listBenefits, ticketingLinks } from './facts/account.logic';
import type { AccountFacts } from './facts/account-facts';

/** Null on a site without accounts, and while the settings do not say. */
export async function findAccountFacts(locale: Locale): Promise<AccountFacts | null> {
  const options = await readSettingsOrDefaults(locale);
  if (!options.features.authentication) return null;
  const list = await readOr(locale, cinemas, {}, []);
  const { site, language } = locales[locale];
  const { forced, mechanism } = options.authentication;
  const isForced = forced && mechanism === 'redirect';
  const { session, tryCatalog, signInGuard } = options.cookies;
  const { favouritesLimit, profileLink = 'favourites' } = siteFacts(site);
  return {
    benefits: listBenefits({ ...options.features, cinemas: list.length }),
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
